/** A skill with every field of its manifest on a line of its own: entry 4, env_allow 5, timeout_seconds 6, class 7. */
export function smokeSkill(name: string, script: string, fields: Readonly<Record<string, unknown>> = {}) {
  const manifest = {
    name,
    description: 'Looks at things.',
    entry: './run',
    env_allow: ['PATH'],
    timeout_seconds: 10,
    class: 'safe',
    ...fields,
  };
  const lines = Object.entries(manifest).map(([key, value]) => `  "${key}": ${JSON.stringify(value)}`);
  return {
    [`tools/${name}/skill.json`]: `{\n${lines.join(',\n')}\n}\n`,
    [`tools/${name}/run`]: { text: script, mode: '755' },
  };
}

/** How every shell script of a skill starts: it takes its arguments. */
export const SHELL = '#!/bin/sh\ncat >/dev/null\n';

/** A script that does what it should. */
export const GOOD_SCRIPT = `${SHELL}echo '{"ok": true}'\n`;

/** A policy that asks for a level of isolation. */
export function isolationPolicy(isolation: 'required' | 'off'): { readonly 'skillgate.yml': string } {
  return { 'skillgate.yml': `smoke: { isolation: "${isolation}" }\n` };
}

/** The levels of isolation as a policy asks for them, and what is reached. */
export const ISOLATIONS = [
  ['required', 'bubblewrap'],
  ['off', 'process-group'],
] as const;
