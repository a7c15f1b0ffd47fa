import { describe, expect, it } from 'vitest';
import { readExpected, repositories, repositoryNames } from '../support/fixtures.js';
import { runCli, runCliIn } from '../support/cli.js';
import { nodes } from '../support/nodes.js';

const GOOD = { 'skills/good/SKILL.md': '---\nname: good\ndescription: Does one thing well.\n---\n' };
const BAD = { 'skills/bad/SKILL.md': '# No frontmatter\n' };

/** Everything with the Node at hand, a sample of it with the other one. */
const runs = nodes.map((one, index) => ({
  ...one,
  names: repositoryNames().filter((_, number) => index === 0 || number % 6 === 0),
}));

describe.each(runs)('the command line under $title', ({ node, names }) => {
  it.each(names)('says of fixtures/repos/%s what its expected.json says', (name) => {
    const expected = readExpected(name);
    const { stdout, stderr, exitCode } = runCli(`${repositories}/${name}`, ['check', '--format', 'json'], {
      node,
    });
    expect(stderr).toBe('');
    const report = JSON.parse(stdout) as { findings: readonly JsonFinding[] };
    const findings = report.findings.map(({ rule, severity, location: { path, start }, suppressed }) => ({
      rule,
      path,
      line: start.line,
      column: start.column,
      severity,
      suppressed: suppressed?.reason,
    }));
    expect(findings).toEqual(expected.findings);
    expect(exitCode).toBe(expected.counts.files === 0 ? 4 : expected.counts.errors > 0 ? 1 : 0);
  });
});

interface JsonFinding {
  readonly rule: string;
  readonly severity: string;
  readonly location: {
    readonly path: string;
    readonly start: { readonly line: number; readonly column: number };
  };
  readonly suppressed?: { readonly reason: string };
}

describe('exit statuses', () => {
  it.each([
    [GOOD, [], 0],
    [BAD, [], 1],
    [BAD, ['check', '--fail-on', 'never'], 0],
    [{ 'README.md': '' }, [], 4],
    [GOOD, ['check', 'nowhere'], 4],
    [GOOD, ['--fail-on', 'eror'], 2],
    [GOOD, ['check', '--runtimes', 'ogcod'], 2],
    [GOOD, ['check', '--allow-list', '../x'], 2],
    [GOOD, ['check', '--output', '../x'], 2],
    [GOOD, ['check', '-C', 'nowhere'], 2],
    [GOOD, ['check', '../x'], 2],
    [GOOD, ['check', '--format', 'xml'], 2],
    [GOOD, ['chekc', '--nope'], 2],
    [GOOD, ['chekc'], 2],
    [{ 'plans/SKILL.md': '---\nname: plans\ndescription: x\n---\n' }, ['plans'], 0],
    [GOOD, ['--help'], 0],
    [GOOD, ['--version'], 0],
    [BAD, ['plan'], 0],
  ] as const)('%j with %j: %i', (tree, args, status) => {
    expect(runCliIn(tree, args).exitCode).toBe(status);
  });

  it('names what is allowed where it refuses a flag', () => {
    expect(runCliIn(GOOD, ['--fail-on', 'eror']).stderr).toContain(
      'fail-on: "eror" is none of never, error, warning, notice; did you mean "error"?',
    );
  });
});

describe('the text report', () => {
  it('shows the place, the source line with a caret, the runtime and how much was looked at', () => {
    const { stdout } = runCliIn({ 'skills/a/SKILL.md': '---\nname: b\ndescription: x\n---\n' }, []);
    expect(stdout).toContain('skills/a/SKILL.md:2:7');
    expect(stdout).toMatch(/2 \D*name: b\n.*\^/);
    expect(stdout).toContain('agent-skills: ');
    expect(stdout.trimEnd().split('\n').at(-1)).toMatch(/1 skill, 1 file/);
  });

  it('is plain in a pipe, and coloured where asked', () => {
    // oxlint-disable-next-line no-control-regex -- colours are what is looked for
    const colour = /\u001b\[/;
    expect(runCliIn(BAD, []).stdout).not.toMatch(colour);
    expect(runCliIn(BAD, [], { environment: { FORCE_COLOR: '1' } }).stdout).toMatch(colour);
  });
});
