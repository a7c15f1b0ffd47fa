import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isProved } from '../../src/domain/smoke.js';
import { check } from '../../src/engine/check.js';
import { withFindings } from '../../src/engine/narrow.js';
import { diskTree } from '../../src/platform/disk-tree.js';
import { rules } from '../../src/rules/index.js';
import { disagreements, readCases } from '../support/cases.js';
import { LEVELS, SmokeBench } from '../support/smoke.js';
import { smokeRules } from '../support/smoke-repository.js';

let bench: SmokeBench;
beforeAll(async () => {
  bench = await SmokeBench.open();
});
afterAll(() => bench.close());

const cases = readCases().filter(({ setup }) => setup.smokeRun === true);
const allRules = [...rules, ...smokeRules.filter((rule) => !rules.includes(rule))];

describe.each(LEVELS)('cases drawn from bug reports, at the level %s', (level) => {
  it('are there', () => {
    expect(cases.length).toBeGreaterThan(7);
  });

  it.each(cases.map((one) => [one.id, one] as const))('%s', async (_id, { tree, setup, expect: wanted }) => {
    const { pathPrepend } = setup;
    const started = performance.now();
    const { repository, report, findings } = await bench.run(tree, {
      level,
      rules: allRules,
      ...(pathPrepend === undefined ? {} : { pathPrepend }),
    });
    const left = findings.filter(
      ({ rule, location }) => !isProved(report, location.path, rule) || rule.startsWith('smoke-'),
    );
    const whole = withFindings(check(diskTree(repository)), left);
    expect(disagreements(whole, wanted)).toEqual([]);
    expect(performance.now() - started).toBeLessThan(8000);
    expect(existsSync(path.join(repository, 'tools/wipe/RAN'))).toBe(false);
    if (report.isolation) expect(report.isolation.level).toBe(level);
  });
});
