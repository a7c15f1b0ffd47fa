import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Range } from '../../src/domain/location.js';
import { readSkillMarkdown } from '../../src/formats/skill-markdown.js';
import { SourceText } from '../../src/formats/text.js';

const BLOCK = 'name: tidy\ndescription: Tidies.\n';

function show({ start, end }: Range): string {
  return `${start.line}:${start.column}-${end.line}:${end.column}`;
}

describe('files with frontmatter', () => {
  const READ: readonly (readonly [
    what: string,
    text: string,
    firstLine: number,
    endLine: number,
    bodyLine: number,
  ])[] = [
    ['LF', `---\n${BLOCK}---\n\n# Body\n`, 2, 4, 5],
    ['CRLF', `---\r\n${BLOCK.replaceAll('\n', '\r\n')}---\r\nBody\r\n`, 2, 4, 5],
    ['lone CR', `---\r${BLOCK.replaceAll('\n', '\r')}---\rBody\r`, 2, 4, 5],
    ['blanks behind the fences', `--- \t\n${BLOCK}---  \nBody\n`, 2, 4, 5],
    ['no body', `---\n${BLOCK}---`, 2, 4, 5],
    ['nothing between the fences', '---\n---\n', 2, 2, 3],
    ['hyphens inside a value', '---\nname: a --- b\n---\n---\n', 2, 3, 4],
    ['an indented fence inside a block scalar', '---\ndescription: |\n  a\n  ---\nname: x\n---\n', 2, 6, 7],
    ['dots with nothing behind them', `---\n${BLOCK}...\n---\n`, 2, 5, 6],
    ['a heading that YAML takes for a comment', `---\n# Fields\n\n${BLOCK}---\n`, 2, 6, 7],
    ['a byte-order mark', `\ufeff---\n${BLOCK}---\n`, 2, 4, 5],
  ];
  it.each(READ)('%s', (_what, text, firstLine, endLine, bodyLine) => {
    const skill = readSkillMarkdown(SourceText.of(text));
    expect(skill.fence).toBeUndefined();
    expect(skill.yaml?.error).toBeUndefined();
    expect([skill.block, skill.bodyLine]).toEqual([{ firstLine, endLine }, bodyLine]);
  });
});

describe('files whose frontmatter nobody finds', () => {
  const FAULTY: readonly (readonly [
    what: string,
    text: string,
    kind: string,
    range: string,
    other?: string,
  ])[] = [
    ['an empty file', '', 'missing', '1:1-1:1'],
    ['a heading', '# Tidy\n\nText.\n', 'missing', '1:1-1:7'],
    ['rules of the body', 'Text.\n\n---\n\nMore.\n\n---\n', 'missing', '1:1-1:6'],
    ['four hyphens at the top', `----\n${BLOCK}----\n`, 'missing', '1:1-1:5'],
    ['an indented fence', ` ---\n${BLOCK}---\n`, 'missing', '1:1-1:5'],
    ['a blank line above', `\n---\n${BLOCK}---\n`, 'blank-line-above', '1:1-1:1', '2:1-2:4 ---'],
    [
      'two blank lines above',
      `\r\n \r\n---\r\nname: x\r\n---\r\n`,
      'blank-line-above',
      '1:1-1:1',
      '3:1-3:4 ---',
    ],
    ['a comment above', `<!-- x -->\n---\n${BLOCK}---\n`, 'preceded', '1:1-1:11', '2:1-2:4 ---'],
    ['text above', `Remark.\n\n--- \n${BLOCK}---\n`, 'preceded', '1:1-1:8', '3:1-3:5 ---'],
    [
      'a code fence above',
      `\`\`\`skill\n---\n${BLOCK}---\n\`\`\`\n`,
      'in-code-fence',
      '1:1-1:9',
      '2:1-2:4 ---',
    ],
    ['no closing fence', `---\n${BLOCK}\n# Body\n\nText: x\n`, 'unterminated', '1:1-1:4'],
    ['only an opening fence', '---', 'unterminated', '1:1-1:4'],
    [
      'a rule of the body for a fence',
      `---\n${BLOCK}\n# Body\n\nText.\n\n---\n\nMore.\n`,
      'unterminated',
      '1:1-1:4',
    ],
    ['four hyphens', `---\n${BLOCK}----\n\n# Body\n`, 'near-fence', '1:1-1:4', '4:1-4:5 ----'],
    [
      'four hyphens and a rule further down',
      `---\n${BLOCK}----\nText\n---\n`,
      'near-fence',
      '1:1-1:4',
      '4:1-4:5 ----',
    ],
    ['dots', `---\n${BLOCK}...\n# Body\n`, 'near-fence', '1:1-1:4', '4:1-4:4 ...'],
    [
      'dots and a rule further down',
      `---\n${BLOCK}...\n# Body\n\n---\n`,
      'near-fence',
      '1:1-1:4',
      '4:1-4:4 ...',
    ],
    ['an indented closing fence', `---\n${BLOCK} ---\n# Body\n`, 'near-fence', '1:1-1:4', '4:1-4:5 ---'],
    ['a dash that an editor made', `---\n${BLOCK}—\n# Body\n`, 'near-fence', '1:1-1:4', '4:1-4:2 —'],
    ['a rule below a heading', `---\n${BLOCK}\n# Body\n\n----\n`, 'unterminated', '1:1-1:4'],
  ];
  it.each(FAULTY.map((row) => [row[0], row] as const))('%s', (_what, [, text, kind, range, other]) => {
    const { fence, yaml, block, bodyLine } = readSkillMarkdown(SourceText.of(text));
    expect([yaml, block, bodyLine]).toEqual([undefined, undefined, 1]);
    expect([fence?.kind, fence && show(fence.range)]).toEqual([kind, range]);
    expect(fence?.other && `${show(fence.other)} ${fence.otherText}`).toBe(other);
  });
});

describe('any file', () => {
  const line = fc.constantFrom(
    '---',
    '----',
    '...',
    '--- x',
    '',
    ' ',
    'name: x',
    '# H',
    '```',
    'a: b: c',
    '\ufffd',
  );
  const text = fc.oneof(
    fc
      .tuple(fc.array(line, { maxLength: 8 }), fc.constantFrom('\n', '\r\n', '\r'))
      .map(([lines, end]) => lines.join(end)),
    fc.string(),
  );

  it('has a fence fault or a block', () => {
    fc.assert(
      fc.property(text, (sample) => {
        const { fence, yaml, block } = readSkillMarkdown(SourceText.of(sample));
        expect(fence === undefined).toBe(yaml !== undefined);
        expect(fence === undefined).toBe(block !== undefined);
      }),
    );
  });

  const LARGE: readonly (readonly [string, string])[] = [
    ['fences', '---\n'.repeat(500_000)],
    ['near fences', `---\n${'----\n'.repeat(400_000)}`],
    ['blank lines', '\n'.repeat(2_000_000)],
    ['one line', 'x'.repeat(5_000_000)],
    ['keys and fences', 'x\n---\nname: x\n'.repeat(100_000)],
  ];
  it.each(LARGE)('takes little time for millions of characters: %s', (_what, sample) => {
    const source = SourceText.of(sample);
    const start = performance.now();
    readSkillMarkdown(source);
    expect(performance.now() - start).toBeLessThan(5000);
  });
});
