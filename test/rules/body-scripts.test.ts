import { describe, expect, it } from 'vitest';
import type { Manifest } from '../../src/domain/manifest.js';
import { Documents } from '../../src/formats/documents.js';
import { memoryTree } from '../../src/platform/memory-tree.js';
import { findDirectlyRunScripts } from '../../src/rules/support/body-scripts.js';
import { findingsOf, place } from '../support/rule-findings.js';

const MANIFEST: Manifest = { kind: 'SKILL.md', path: 'skills/tidy/SKILL.md', runtimes: ['agent-skills'] };
const SCRIPT = { text: '#!/bin/sh\necho done\n', mode: '644' };

function tree(body: string, scripts: object = {}): object {
  const text = `---\nname: tidy\ndescription: Tidies a table.\n---\n${body}\n`;
  const file = 'skills/tidy/scripts/x.sh';
  return {
    [MANIFEST.path]: { text },
    [file]: SCRIPT,
    'skills/tidy/scripts/y.py': SCRIPT,
    'skills/tidy/x.sh': SCRIPT,
    ...scripts,
  };
}

function script(text: string, mode: string): object {
  return { 'skills/tidy/scripts/x.sh': { text, mode } };
}

/** The scripts of a body, as `line:column path`, with what is known about them. */
function run(body: string): readonly string[] {
  const documents = new Documents(memoryTree(tree(body)));
  return findDirectlyRunScripts(MANIFEST, { documents }).map(
    ({ path, range, isExplicit, isMadeExecutable }) => {
      const kind = isMadeExecutable ? 'chmod' : isExplicit ? 'explicit' : 'bare';
      return `${range.start.line}:${range.start.column} ${path.replace('skills/tidy/', '')} ${kind}`;
    },
  );
}

describe('scripts that a body runs directly', () => {
  const BODIES: readonly (readonly [body: string, ...scripts: string[]])[] = [
    ['```bash\n./scripts/x.sh --all\n```', '6:1 scripts/x.sh explicit'],
    ['```sh\nscripts/x.sh\n```', '6:1 scripts/x.sh bare'],
    ['```console\n$ ./scripts/x.sh\ndone\n```', '6:3 scripts/x.sh explicit'],
    [
      '```bash\nA=b sudo ./scripts/x.sh && scripts/y.py\n```',
      '6:10 scripts/x.sh explicit',
      '6:28 scripts/y.py bare',
    ],
    ['```bash\n"${CLAUDE_SKILL_DIR}/scripts/x.sh" a\n```', '6:1 scripts/x.sh explicit'],
    ['```bash\n$CLAUDE_SKILL_DIR/scripts/x.sh\n```', '6:1 scripts/x.sh explicit'],
    ['```bash\n{baseDir}/scripts/x.sh\n```', '6:1 scripts/x.sh explicit'],
    ['```bash\n./x.sh\n```', '6:1 x.sh explicit'],
    ['```bash\nif ! ./scripts/x.sh; then exit; fi\n```', '6:6 scripts/x.sh explicit'],
    ['```\n./scripts/x.sh\n```', '6:1 scripts/x.sh explicit'],
    ['```bash\nchmod +x scripts/*.sh\n./scripts/x.sh\n```', '7:1 scripts/x.sh chmod'],
    ['```bash\nchmod +x ./scripts/x.sh && ./scripts/x.sh\n```', '6:28 scripts/x.sh chmod'],
    ['Run `./scripts/x.sh`.', '5:6 scripts/x.sh explicit'],
    ['Then run the script `scripts/x.sh`.', '5:22 scripts/x.sh bare'],
    ['`scripts/y.py in.csv` reads it.', '5:2 scripts/y.py bare'],
    ['1. `./scripts/x.sh`', '5:5 scripts/x.sh explicit'],
    ['`./scripts/x.sh`\n\n`./scripts/x.sh`', '5:2 scripts/x.sh explicit'],
    ['```bash\nbash ./scripts/x.sh\nsh scripts/x.sh\npython3 scripts/y.py\n```'],
    ['```bash\nsource scripts/x.sh\n. ./scripts/x.sh\ncat scripts/x.sh\n```'],
    ['```bash\n# ./scripts/x.sh\necho "./scripts/x.sh"\n```'],
    ['```bash\ncat <<EOF\n./scripts/x.sh\nEOF\n```'],
    ['```bash\necho \\\n  ./scripts/x.sh\n```'],
    ['```\nscripts/x.sh\n```'],
    ['```text\n./scripts/x.sh\n```'],
    ['```python\n./scripts/x.sh\n```'],
    ['<!--\n```bash\n./scripts/x.sh\n```\n-->'],
    ['The helper `scripts/x.sh` is sourced by `./scripts/x.sh`.'],
    ['See [x](./scripts/x.sh) and ./scripts/x.sh.'],
    ['```bash\n./scripts/missing.sh\nscripts/<name>.sh\n../x.sh\n/bin/sh\n```'],
    ['```bash\n./SKILL.md\n```'],
    ['Run `bash scripts/x.sh`.'],
  ];
  it.each(BODIES)('%j', (body, ...scripts) => {
    expect(run(body)).toEqual(scripts);
  });
});

describe('rules about them', () => {
  const BODY = '```bash\n./scripts/x.sh\n```';
  const ROWS: readonly (readonly [
    what: string,
    body: string,
    scripts: object,
    rule: string,
    ...found: string[],
  ])[] = [
    ['no execute bit', BODY, {}, 'script-not-executable', 'error 1:1-1:1 explicit'],
    ['a bare path', '```sh\nscripts/x.sh\n```', {}, 'script-not-executable', 'warning 1:1-1:1 bare'],
    ['an execute bit', BODY, script('#!/bin/sh\n', '755'), 'script-not-executable'],
    ['chmod before', `\`chmod +x scripts/x.sh\`\n\n${BODY}`, {}, 'script-not-executable'],
    ['no interpreter', BODY, script('echo\n', '755'), 'shebang-missing', 'warning 1:1-1:5 missing'],
    ['no interpreter, not executable', BODY, script('echo\n', '644'), 'shebang-missing'],
    [
      'a carriage return',
      BODY,
      script('#!/bin/sh\r\n', '755'),
      'shebang-carriage-return',
      'error 1:1-1:10 carriage-return',
    ],
  ];
  it.each(ROWS.map((row) => [row[0], row] as const))('%s', (_what, [, body, scripts, rule, ...found]) => {
    const findings = findingsOf(rule, tree(body, scripts));
    expect(findings.map((finding) => place(finding).replace('skills/tidy/scripts/x.sh:', ''))).toEqual(found);
    for (const { related } of findings)
      expect(related.map(({ location }) => location.path)).toEqual([MANIFEST.path]);
  });
});
