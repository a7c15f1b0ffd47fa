import { describe, expect, it } from 'vitest';
import type { ChangedPath } from '../../src/domain/changes.js';
import type { PlanCell, PlanRow, Report } from '../../src/domain/report.js';
import { findTouched } from '../../src/engine/touched.js';
import { at, sampleFinding, samplePlanRow, sampleReport } from '../support/sample-report.js';

type Change = readonly [change: ChangedPath['change'], path: string];

function changes(...list: readonly Change[]): readonly ChangedPath[] {
  return list.map(([change, path]) => ({ path, change }));
}

function reportOf(...rows: readonly PlanRow[]): Report {
  return sampleReport([], { plan: rows });
}

function ongrid(path: string, name: string, cell: Partial<PlanCell> = {}): PlanRow {
  return samplePlanRow(path, {
    kind: 'skill.json',
    name,
    judgedBy: ['ongrid'],
    cells: { ongrid: { verdict: 'loads', name, ...cell } },
  });
}

const A = samplePlanRow('skills/a/SKILL.md');
const B = samplePlanRow('skills/b/SKILL.md');
const NESTED = samplePlanRow('skills/a/inner/deep/SKILL.md');
const TOP = samplePlanRow('SKILL.md');
const MIRROR = samplePlanRow('.claude/skills/a/SKILL.md');
const JSON_X = ongrid('tools/one/skill.json', 'query_x');
const JSON_Y = ongrid('tools/two/skill.json', 'other');
const NATIVE_X = samplePlanRow('native/query-x/SKILL.md', {
  name: 'query-x',
  judgedBy: ['ongrid'],
  cells: { ongrid: { verdict: 'renamed', name: 'query_x' } },
});

describe('a skill is touched', () => {
  it.each<[what: string, rows: readonly PlanRow[], list: readonly Change[], expected: readonly PlanRow[]]>([
    ['by its manifest', [A, B], [['modified', 'skills/a/SKILL.md']], [A]],
    ['by any file below it', [A, B], [['modified', 'skills/a/scripts/x/run.sh']], [A]],
    ['by a deleted file below it', [A, B], [['removed', 'skills/a/scripts/run.sh']], [A]],
    ['with the one around it', [A, NESTED, B], [['modified', 'skills/a/inner/deep/x']], [A, NESTED]],
    ['without the one inside it', [A, NESTED], [['modified', 'skills/a/x']], [A]],
    ['at the top by everything', [TOP, B], [['modified', 'docs/x.md']], [TOP]],
    ['by no file elsewhere', [A, B], [['modified', 'README.md']], []],
    ['by no folder whose name only begins the same', [A], [['modified', 'skills/ab/x']], []],
    ['when a skill above comes', [A, NESTED], [['added', 'skills/a/inner/SKILL.md']], [A, NESTED]],
    ['when a skill above goes', [NESTED], [['removed', 'skills/a/SKILL.md']], [NESTED]],
    ['when one of its name goes', [A, B], [['removed', '.claude/skills/a/SKILL.md']], [A]],
    ['when one of its name comes', [A, B, MIRROR], [['added', '.claude/skills/a/SKILL.md']], [A, MIRROR]],
    [
      'under the name that a runtime gives it',
      [JSON_X, JSON_Y, NATIVE_X],
      [['modified', NATIVE_X.path]],
      [JSON_X, NATIVE_X],
    ],
    ['when a link of its name goes', [A, B], [['removed', '.agents/skills/a']], [A]],
    [
      'when a skill.json of unknown name goes',
      [A, JSON_X, JSON_Y],
      [['removed', 'tools/gone/skill.json']],
      [JSON_X, JSON_Y],
    ],
    ['by the permission rules', [A, B, JSON_X], [['modified', 'ogcode.json']], [A, B]],
    ['by permission rules that go', [A, B], [['removed', 'x/ogcode.json']], [A, B]],
    ['by the index above it', [A, B], [['modified', 'skills/index.json']], [A, B]],
    ['by no index elsewhere', [A, B], [['modified', 'public/index.json']], []],
    ['by a manifest of the wrong case', [A, B], [['removed', 'skills/a/skill.md']], [A]],
  ])('%s', (_what, rows, list, expected) => {
    const { skills } = findTouched(changes(...list), reportOf(...rows), { configuration: [] });
    expect(Array.from(skills).toSorted()).toEqual(expected.map(({ path }) => path).toSorted());
  });

  it('by the configuration, as all others', () => {
    const touched = findTouched(changes(['removed', '.github/skillgate.yml']), reportOf(A, B), {
      configuration: ['skillgate.yml', '.github/skillgate.yml'],
    });
    expect(touched.configuration).toBe('.github/skillgate.yml');
    expect(touched.skills).toEqual(new Set([A.path, B.path]));
    expect(touched.concerns(sampleFinding({ location: at('docs/x') }))).toBe(true);
  });
});

describe('with the report of the base', () => {
  it('a skill is touched when a runtime treats it otherwise, whatever the reason', () => {
    const hidden = samplePlanRow(B.path, { cells: { 'agent-skills': { verdict: 'invisible' } } });
    const touched = findTouched(changes(['added', 'somewhere/else']), reportOf(A, B), {
      configuration: [],
      base: reportOf(A, hidden),
    });
    expect(touched.skills).toEqual(new Set([B.path]));
  });

  it('the order in which runtimes are named makes no difference', () => {
    const cells = { ongrid: { verdict: 'loads' }, ogcode: { verdict: 'skipped' } } as const;
    const other = { ogcode: { verdict: 'skipped' }, ongrid: { verdict: 'loads' } } as const;
    const touched = findTouched([], reportOf(samplePlanRow(A.path, { cells })), {
      configuration: [],
      base: reportOf(samplePlanRow(A.path, { cells: other })),
    });
    expect(touched.skills).toEqual(new Set());
  });

  it('a removed skill is known by its name, so that no other needs to be touched', () => {
    const gone = ongrid('tools/gone/skill.json', 'query_x');
    const touched = findTouched(changes(['removed', gone.path]), reportOf(JSON_X, JSON_Y), {
      configuration: [],
      base: reportOf(gone, JSON_X, JSON_Y),
    });
    expect(touched.skills).toEqual(new Set([JSON_X.path]));
  });

  it('a skill is touched when the one it was named like changes its name', () => {
    const before = ongrid('tools/three/skill.json', 'other');
    const after = ongrid('tools/three/skill.json', 'third');
    const touched = findTouched(changes(['modified', after.path]), reportOf(JSON_X, JSON_Y, after), {
      configuration: [],
      base: reportOf(JSON_X, JSON_Y, before),
    });
    expect(touched.skills).toEqual(new Set([JSON_Y.path, after.path]));
  });
});

describe('a finding is of concern', () => {
  const concerns = (list: readonly Change[], path: string): boolean =>
    findTouched(changes(...list), reportOf(A, B, NESTED), { configuration: [] }).concerns(
      sampleFinding({ location: at(path) }),
    );

  it.each<[path: string, change: Change, expected: boolean]>([
    ['skills/a/SKILL.md', ['modified', 'skills/a/x'], true],
    ['skills/a/run.sh', ['modified', 'skills/a/x'], true],
    ['skills/b/SKILL.md', ['modified', 'skills/a/x'], false],
    ['skills/b/run.sh', ['modified', 'skills/a/x'], false],
    ['skills/a/inner/deep/run.sh', ['modified', 'skills/a/x'], false],
    ['ogcode.json', ['modified', 'ogcode.json'], true],
    ['ogcode.json', ['removed', 'skills/c/SKILL.md'], true],
    ['ogcode.json', ['modified', 'skills/a/x'], false],
    ['skills/index.json', ['removed', 'skills/a/scripts/x.sh'], true],
    ['skills/index.json', ['modified', 'docs/x'], false],
    ['agents/ops.md', ['modified', 'skills/a/SKILL.md'], true],
    ['.', ['modified', 'docs/x'], true],
  ])('at %s when %j: %s', (path, change, expected) => {
    expect(concerns([change], path)).toBe(expected);
  });

  it('where a related place is touched, or where it is new', () => {
    const { concerns: isConcerned } = findTouched(changes(['modified', 'skills/a/x']), reportOf(A, B), {
      configuration: [],
    });
    const related = [{ location: at('skills/a/SKILL.md'), note: 'the other' }];
    expect(isConcerned(sampleFinding({ location: at('skills/b/SKILL.md'), related }))).toBe(true);
    expect(isConcerned(sampleFinding({ location: at('skills/b/SKILL.md'), isNew: true }))).toBe(true);
    expect(isConcerned(sampleFinding({ location: at('skills/b/SKILL.md'), isNew: false }))).toBe(false);
  });
});
