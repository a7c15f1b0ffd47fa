import { describe, expect, it } from 'vitest';
import { LineReader, commandsIn, parseCommand, splitOutput } from './runner-commands.js';

describe('lines that are commands', () => {
  it.each<[line: string, name: string, data: string]>([
    ['::error::x', 'error', 'x'],
    ['  ::warning::x', 'warning', 'x'],
    ['\u00a0\u0085\u2003::notice::x', 'notice', 'x'],
    ['\u2028::error::x', 'error', 'x'],
    ['::ERROR::x', 'error', 'x'],
    ['::error file=a.md,line=3::x::y', 'error', 'x::y'],
    ['::group::', 'group', ''],
    ['::add-mask::secret', 'add-mask', 'secret'],
    ['::error::100%25 of 2%0Alines, not %250A', 'error', '100% of 2\nlines, not %0A'],
    ['##[error]x', 'error', 'x'],
    ['| 3 | ##[group]x', 'group', 'x'],
    ['log: skill says ##[set-output name=a;]b', 'set-output', 'b'],
    ['##[warning]a%5Db%3Bc', 'warning', 'a]b;c'],
    [':: ##[error]x', 'error', 'x'],
  ])('%j', (line, name, data) => {
    expect(parseCommand(line)).toMatchObject({ name, data });
  });

  it('reads the properties of the second grammar', () => {
    const command = parseCommand('::error file=a%2Cb%3A.md,Line=3,col=,title=a=b,junk::x');
    expect(Object.fromEntries(command?.properties ?? [])).toEqual({
      file: 'a,b:.md',
      line: '3',
      col: '',
      title: 'a=b',
    });
  });

  it('reads the properties of the first grammar', () => {
    const command = parseCommand('x ##[set-output name=a%3Bb;y=2]c');
    expect(Object.fromEntries(command?.properties ?? [])).toEqual({ name: 'a;b', y: '2' });
  });
});

describe('lines that are none', () => {
  it.each([
    ['a ::error::x'],
    ['\u200b::error::x'],
    ['::error'],
    ['::unknown::x'],
    ['::error:x'],
    [':: error::x'],
    ['##[unknown]x'],
    ['##[error'],
    ['##\u200b[error]x'],
    ['# #[error]x'],
    ['##[ error]x'],
    [''],
  ])('%j', (line) => {
    expect(parseCommand(line)).toBeUndefined();
  });
});

describe('lines', () => {
  it.each<[text: string, lines: readonly string[]]>([
    ['a\nb\r\nc\rd', ['a', 'b', 'c', 'd']],
    ['a\n\nb\n', ['a', '', 'b']],
    ['a\r\r\nb', ['a', '', 'b']],
    ['a\r', ['a']],
    ['a\u2028b\u0085c\vd', ['a\u2028b\u0085c\vd']],
    ['\ufeff::x', ['::x']],
    ['', []],
  ])('%j', (text, lines) => {
    expect(splitOutput(text)).toEqual(lines);
  });

  it('are the same however the stream is cut', () => {
    const reader = new LineReader();
    const lines = ['a', '\r', '\nb\r', 'c', '', '\n', 'd'].flatMap((chunk) => reader.push(chunk));
    expect([...lines, ...reader.end()]).toEqual(['a', 'b', 'c', 'd']);
  });

  it('finds commands behind a lone carriage return and behind a byte-order mark', () => {
    expect(commandsIn('a\r::error::x').map(({ name }) => name)).toEqual(['error']);
    expect(commandsIn('\ufeff::error::x').map(({ name }) => name)).toEqual(['error']);
  });
});
