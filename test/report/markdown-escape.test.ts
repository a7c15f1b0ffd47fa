import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { code, escapeHtml, escapeMarkdown } from '../../src/report/markdown-escape.js';
import { HOSTILE } from '../support/report-fixture.js';

/** What a renderer makes of character references. */
function decode(text: string): string {
  return text.replaceAll(/&#(\d+);/g, (_, number: string) => String.fromCharCode(Number(number)));
}

describe('escapeMarkdown', () => {
  it.each<[given: string, escaped: string]>([
    ['deploy-app 1.2 (x)', 'deploy-app 1.2 (x)'],
    ['a|b', 'a&#124;b'],
    ['`x`', '&#96;x&#96;'],
    ['<b>', '&#60;b&#62;'],
    ['&lt;', '&#38;lt;'],
    ['[a](b)', '&#91;a&#93;(b)'],
    ['a\nb', 'a&#92;nb'],
    ['@octo', '&#64;\u200bocto'],
    ['#12', '&#35;\u200b12'],
    ['https://x.y', 'https:\u200b//x.y'],
    ['a: b :smile:', 'a: b :\u200bsmile:'],
    ['WWW.x.y', 'WWW\u200b.x.y'],
    ['GH-12', 'GH-\u200b12'],
    ['**a** _b_ ~c~ $d$', '&#42;&#42;a&#42;&#42; &#95;b&#95; &#126;c&#126; &#36;d&#36;'],
  ])('%j', (given, escaped) => {
    expect(escapeMarkdown(given)).toBe(escaped);
  });

  it('leaves nothing that Markdown, HTML or GitHub would act on', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: 'grapheme-ascii' }),
      fc.constantFrom(...HOSTILE),
    );
    fc.assert(
      fc.property(text, (given) => {
        const escaped = escapeMarkdown(given);
        expect(escaped).not.toMatch(/[\\`*_[\]<>|~@$!]|\p{Cc}|#(?!\d+;)|&(?!#\d+;)/u);
        expect(decode(escaped)).not.toMatch(/@\w|#\d|:\/\/|www\.|GH-\d/i);
      }),
    );
  });
});

it('escapeHtml shows the same text, without breaks', () => {
  expect(escapeHtml('</pre>@octo: a|b\n')).toBe('&#60;/pre&#62;&#64;octo: a&#124;b&#92;n');
});

it('code is nothing around nothing', () => {
  expect([code('a`b'), code('')]).toEqual(['<code>a&#96;b</code>', '']);
});
