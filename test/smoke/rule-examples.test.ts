import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LEVELS, SmokeBench } from '../support/smoke.js';
import { smokeRules } from '../support/smoke-repository.js';

let bench: SmokeBench;
beforeAll(async () => {
  bench = await SmokeBench.open();
});
afterAll(() => bench.close());

const examples = smokeRules.flatMap((rule) =>
  rule.examples.map((example, index) => [`${rule.name} ${index + 1}`, rule, example] as const),
);

/** A runner's folder with a command file, whose place the example about tampering is told. */
function commandFolder(): string {
  const folder = path.join(bench.folder('runner'), '_runner_file_commands');
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'set_env_0f8fad5b-d9cb-469f-a165-70867728950e'), '');
  return folder;
}

describe.each(LEVELS)('the examples of the rules about smoke runs, at the level %s', (level) => {
  it.each(examples)('%s', async (_title, rule, { bad, good }) => {
    const folder = commandFolder();
    const options = {
      level,
      settings: { environment: { FILES: folder } },
      host: { RUNNER_TEMP: path.dirname(folder) },
    };
    const count = async (tree: object): Promise<number> => {
      const { findings } = await bench.run(tree, options);
      return findings.filter((finding) => finding.rule === rule.name).length;
    };
    // In the sandbox there is nothing that a skill could tamper with.
    expect(await count(bad)).toBe(rule.name === 'smoke-tamper' && level === 'bubblewrap' ? 0 : 1);
    expect(await count(good)).toBe(0);
  });
});
