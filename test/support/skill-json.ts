/** A script that answers every call. */
export const RUN = { text: '#!/bin/sh\necho "{}"\n', mode: '755' };

const USUAL = { name: 'disk_usage', description: 'Reports disk usage.', entry: 'run.sh', class: 'safe' };

/** The text of a skill.json without a fault but what is given: name, description, entry and class on lines 2 to 5. */
export function manifest(fields: object = {}): string {
  return JSON.stringify({ ...USUAL, ...fields }, undefined, 2);
}

/** A repository with one subprocess skill; `text` is its manifest or the fields of it. */
export function skill(text: string | object = {}, files: object = {}): object {
  const json = typeof text === 'string' ? text : manifest(text);
  return { 'disk/skill.json': json, 'disk/run.sh': RUN, ...files };
}

/** The same with a script of another text. */
export function script(text: string, fields: object = {}): object {
  return skill(fields, { 'disk/run.sh': { text, mode: '755' } });
}
