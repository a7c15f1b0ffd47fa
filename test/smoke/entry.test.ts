import { describe, expect, it } from 'vitest';
import { findStartFault, parseShebang, programOf } from '../../src/smoke/entry.js';
import { commandsFor, languageOf, readSyntaxFault } from '../../src/smoke/script-language.js';

const here = new Set(['/bin/sh', '/usr/bin/env']);

function examine(path: string): { readonly kind: 'file' | 'missing'; readonly executable: boolean } {
  return { kind: here.has(path) ? 'file' : 'missing', executable: true };
}

function elf(machine: number): Buffer {
  const head = Buffer.alloc(64);
  head.write('\u007fELF\u0002\u0001\u0001', 'latin1');
  head.writeUInt16LE(machine, 18);
  return head;
}

describe('what keeps an entry from starting', () => {
  it.each<[head: string | Buffer, cause: string | undefined]>([
    ['#!/bin/sh\n', undefined],
    ['#! \t/bin/sh -e\n', undefined],
    ['#!/usr/bin/env python3\n', undefined],
    ['#!/bin/sh', undefined],
    ['', 'no-shebang'],
    ['echo\n', 'no-shebang'],
    ['#!\n', 'no-shebang'],
    ['#!   \necho', 'no-shebang'],
    ['\ufeff#!/bin/sh\n', 'byte-order-mark'],
    ['#!/bin/sh\r\n', 'carriage-return'],
    ['#!sh\n', 'relative-interpreter'],
    ['#!/no/such\n', 'no-interpreter'],
    [`#!${'/'.repeat(300)}bin/sh\n`, 'no-interpreter'],
    [
      elf(process.arch === 'arm64' ? 183 : 62),
      process.arch === 'arm64' || process.arch === 'x64' ? undefined : 'wrong-format',
    ],
    [elf(8), 'wrong-format'],
    ['\u007fELF', 'wrong-format'],
  ])('%j: %s', (head, cause) => {
    const fault = findStartFault({ kind: 'file', executable: true, head: Buffer.from(head) }, examine);
    expect(fault?.cause).toBe(cause);
  });

  it.each([
    ['missing', true, 'missing'],
    ['directory', true, 'directory'],
    ['file', false, 'not-executable'],
    ['other', true, 'failed'],
  ] as const)('a %s, executable: %s', (kind, executable, cause) => {
    expect(findStartFault({ kind, executable, head: Buffer.from('#!/bin/sh\n') }, examine)?.cause).toBe(
      cause,
    );
  });

  it.each([
    ['#!/usr/bin/env python3', 'python3', true],
    ['#!/usr/bin/env -S node --no-warnings', 'node', true],
    ['#!/usr/bin/env A=b node', 'node', true],
    ['#!/usr/bin/env PATH=/opt node', 'node', false],
    ['#!/usr/bin/env /opt/node', '/opt/node', false],
    ['#!/bin/bash -e', '/bin/bash', false],
  ])('%s runs %s', (line, name, onPath) => {
    const shebang = parseShebang(line);
    expect(shebang && programOf(shebang)).toEqual({ name, onPath });
  });
});

describe('the language of a script', () => {
  it.each<[path: string, text: string, language: string | undefined]>([
    ['run', '#!/bin/sh\n', 'sh'],
    ['run', '#!/bin/bash\r\n', 'bash'],
    ['run.sh', '', 'bash'],
    ['run.sh', '#!/bin/zsh\n', undefined],
    ['run.sh', '#!/usr/bin/env nu\n', undefined],
    ['a.py', '', 'python3'],
    ['a.py', '#!/usr/bin/env python2\n', undefined],
    ['a.py', '#!/usr/bin/env -S uv run --script\n', 'python3'],
    ['a', '#!/usr/bin/env python3.12\n', 'python3'],
    ['a.mjs', '', 'node'],
    ['a.ts', '', undefined],
    ['a.rb', '', 'ruby'],
    ['a.constructor', '', undefined],
    ['README', 'text', undefined],
  ])('%s %j: %s', (path, text, language) => {
    expect(languageOf(path, text)).toBe(language);
  });

  it('a module without a package.json is tried as such first', () => {
    expect(commandsFor('node', 'a.js', 'import x from "y";')).toHaveLength(2);
    expect(commandsFor('node', 'a.js', 'const x = 1;')).toHaveLength(1);
  });

  it.each<
    [language: 'bash' | 'sh' | 'node' | 'python3' | 'ruby', printed: string, line: number, words: string]
  >([
    [
      'bash',
      "/usr/bin/bash: line 3: syntax error near unexpected token `fi'\n/usr/bin/bash: line 3: `fi'\n",
      3,
      "syntax error near unexpected token `fi'",
    ],
    ['sh', '/usr/bin/sh: 7: Syntax error: "(" unexpected\n', 7, 'Syntax error: "(" unexpected'],
    ['python3', '-:4: invalid syntax\n', 4, 'invalid syntax'],
    [
      'node',
      "[stdin]:2\nlet a = ;\n        ^\n\nSyntaxError: Unexpected token ';'\n    at wrapSafe\n",
      2,
      "Unexpected token ';'",
    ],
    ['ruby', '-:3: syntax error, unexpected end-of-input\n', 3, 'syntax error, unexpected end-of-input'],
    ['ruby', 'something else\n', 1, 'something else'],
  ])('%s says where and why', (language, printed, line, words) => {
    expect(readSyntaxFault(language, printed)).toEqual({ line, words });
  });
});
