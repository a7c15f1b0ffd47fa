import type { ExampleTree } from '../rule.js';

/** A script that answers every call with an empty object. */
export const RUN_SH = { text: '#!/bin/sh\necho "{}"\n', mode: '755' } as const;

/** The manifest of a subprocess skill that nothing is wrong with but what is given; undefined leaves a field out. */
export function skillJson(fields: Readonly<Record<string, unknown>> = {}): string {
  const usual = { name: 'disk_usage', description: 'Reports disk usage.', entry: 'run.sh', class: 'safe' };
  return `${JSON.stringify({ ...usual, ...fields }, null, 2)}\n`;
}

/** The same as a tree, with its script. */
export function skillTree(fields: Readonly<Record<string, unknown>> = {}): ExampleTree {
  return { 'disk/skill.json': skillJson(fields), 'disk/run.sh': RUN_SH };
}
