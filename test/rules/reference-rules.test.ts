import { describe, expect, it } from 'vitest';
import { check } from '../../src/engine/check.js';
import { memoryTree } from '../../src/platform/memory-tree.js';

/** `rule line:column value` of everything said about references; the body begins on line 5. */
function found(body: string, others: object = {}): readonly string[] {
  const manifest = `---\nname: tidy\ndescription: Tidies.\n---\n${body}`;
  return check(memoryTree({ 'skills/tidy/SKILL.md': manifest, ...others }))
    .findings.filter(({ rule }) => rule.startsWith('reference-'))
    .map(({ rule, location, values }) => {
      const { path, start } = location;
      const file = path === 'skills/tidy/SKILL.md' ? '' : `${path} `;
      return `${rule} ${file}${start.line}:${start.column} ${values['path'] ?? values['actual'] ?? ''}`.trim();
    });
}

const GUIDE = { 'skills/tidy/references/guide.md': '# Guide\n', 'skills/tidy/references/my file.md': '' };

describe('references that are missing', () => {
  it.each([
    ['[a](x.md)', ['reference-missing 5:5 x.md']],
    ['![a](img/x.png "t")', ['reference-missing 5:6 img/x.png']],
    ['[a]: x.md', ['reference-missing 5:6 x.md']],
    ['[a](./x.md#part)', ['reference-missing 5:5 x.md']],
    ['[a](x%20y.md)', ['reference-missing 5:5 x y.md']],
    ['Run `scripts/a.sh`.', ['reference-missing 5:6 scripts/a.sh']],
    ['Run `python3 ./scripts/a.py --out x` now.', ['reference-missing 5:14 scripts/a.py']],
    ['`${CLAUDE_SKILL_DIR}/a/b.sh`', ['reference-missing 5:22 a/b.sh']],
    ['See $CLAUDE_SKILL_DIR/a.txt.', ['reference-missing 5:23 a.txt']],
    ['[a](references\\gone.md)', ['reference-missing 5:5 references/gone.md']],
    ['[a](references\\guide.md)', ['reference-missing 5:5 references/guide.md']],
    ['[a](sub/)', ['reference-missing 5:5 sub']],
  ])('%s', (body, expected) => {
    expect(found(body, GUIDE).filter((line) => !line.startsWith('reference-unreachable'))).toEqual(expected);
  });
});

describe('what is no reference to a file of the skill', () => {
  it.each([
    '[a](references/guide.md#part) [b](references/my%20file.md "t") [c](<references/my file.md>) [d](references/)',
    '[a](#top) [b](https://x.org/y.md) [c](mailto:a@x.org) [d](//x.org/a.md) [e](/etc/hosts.md) [f](~/a.md)',
    '[a](URL) [b](relative-url) [c](<topic>.md) [d]({name}.md) [e](*.md) [f](${CLAUDE_PLUGIN_ROOT}/a.md) [g](...)',
    '`references/*.md`, `references/<topic>.md`, `scripts/{name}.sh`, `$OUT/scripts/a.sh`, `src/scripts/a.sh`, `scripts/`',
    '`src/index.ts` `package.json` `docs/a.md` `scripts/build`',
    '```\n[a](x.md)\nscripts/a.sh\n```',
    '<!-- [a](x.md) `scripts/a.sh` -->',
    '`C:\\scripts\\a.ps1` `scripts\\run.ps1`',
    '[a](?query) [b]()',
  ])('%s', (body) => {
    expect(found(body, GUIDE).filter((line) => !line.startsWith('reference-unreachable'))).toEqual([]);
  });

  it('links that lead out of the repository, of which nobody here knows', () => {
    expect(found('[a](x.md)', { 'skills/tidy/x.md': { symlink: '/usr/share/x.md' } })).toEqual([]);
  });
});

describe('references with other capitals, or out of the folder', () => {
  it.each([
    ['[a](REFERENCES/Guide.md)', ['reference-case 5:5 references/guide.md']],
    ['[a](re\u0301f.md)', ['reference-case 5:5 r\u00e9f.md']],
    ['[a](../other/x.md)', ['reference-escapes 5:5 ../other/x.md']],
    ['[a](references/../../../README.md)', ['reference-escapes 5:5 ../../README.md']],
    ['[a](references/../references/guide.md)', []],
  ])('%s', (body, expected) => {
    const lines = found(body, { ...GUIDE, 'skills/tidy/r\u00e9f.md': '' });
    expect(lines.filter((line) => !line.startsWith('reference-unreachable'))).toEqual(expected);
  });
});

describe('reference-unreachable', () => {
  const files = {
    'skills/tidy/references/a.md': 'See b.md.',
    'skills/tidy/references/b.md': '',
    'skills/tidy/references/c.md': '',
  };

  it.each([
    ['[a](references/a.md)', ['reference-unreachable skills/tidy/references/c.md 1:1']],
    ['Read references/a and references/c.', []],
    ['Read whatever fits in `references/`.', []],
    ['Read `references/<topic>.md`.', []],
    ['Look into the references folder.', []],
    ['# References\n\n[a](references/a.md) [c](references/c.md)', []],
  ])('%s', (body, expected) => {
    expect(found(body, files)).toEqual(expected);
  });
});
