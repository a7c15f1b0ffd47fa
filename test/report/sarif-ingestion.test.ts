import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { renderSarif } from '../../src/report/sarif.js';
import { HOSTILE, at, sampleFinding, sampleReport } from '../support/sample-report.js';
import { sarifMultitool, validateSarif } from '../support/sarif-multitool.js';

const installed = sarifMultitool();
const folder = mkdtempSync(path.join(tmpdir(), 'skillgate-sarif-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const finding = sampleFinding({
  values: { why: HOSTILE },
  location: at("skills/a b/ü%#'(1).md"),
  effects: [{ runtime: 'ongrid', outcome: 'dropped', detail: 'skipped' }],
  related: [{ location: at('skills/b/SKILL.md', 4), note: 'the other one' }],
  suppressed: { reason: 'moves in March', source: at('skillgate.yml') },
  fix: [{ location: at('skills/b/SKILL.md', 4), replacement: '# ' }],
});
const repository = sampleFinding({
  rule: 'nothing-found',
  message: 'nothing',
  values: {},
  location: at('.'),
});
const report = sampleReport([sampleFinding(), repository, finding], {
  notChecked: [{ path: 'x/skill.json', why: 'something else' }],
});

/** Runs the validator over a text. */
function validate(text: string): readonly string[] {
  const file = path.join(folder, 'run.sarif');
  writeFileSync(file, text);
  return validateSarif(file);
}

const required = process.env['SKILLGATE_REQUIRE_SARIF_MULTITOOL'] === '1';

// Install it by `npm ci --ignore-scripts` in test/sarif-multitool; there is one for Linux only.
describe.skipIf(installed === undefined && !required)(
  "Microsoft's validator with GitHub's ingestion rules",
  () => {
    const text = renderSarif(report, { category: 'skills', informationUri: 'https://example.com/skillgate' });

    it('has nothing to object to', () => {
      expect(validate(text)).toEqual([]);
    });

    it('would object to a run without rules and to a result without a place', () => {
      const without = JSON.stringify(JSON.parse(text), (key, value: unknown) =>
        ['locations', 'rules'].includes(key) ? undefined : value,
      );
      expect(validate(without)).not.toEqual([]);
    });

    it('ships the schema that the other tests use', () => {
      const theirs = readFileSync(path.join(installed ?? '', 'sarif-2.1.0.json'), 'utf8');
      const ours = readFileSync(new URL('../../fixtures/schemas/sarif-2.1.0.json', import.meta.url), 'utf8');
      expect(ours).toBe(theirs);
    });
  },
);
