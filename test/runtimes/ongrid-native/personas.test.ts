import { describe, expect, it } from 'vitest';
import { Documents } from '../../../src/formats/documents.js';
import { memoryTree } from '../../../src/platform/memory-tree.js';
import { readPersona } from '../../../src/runtimes/ongrid-native/persona-file.js';
import { personas } from '../../../src/runtimes/ongrid-native/personas.js';

const FIELDS = 'name: watcher\ndescription: Watches.\nwhen_to_use: Always.\n';

function documents(files: Readonly<Record<string, string>>): Documents {
  return new Documents(memoryTree(files));
}

describe('what a mode reaches', () => {
  it.each([
    ['', ['safe']],
    ['permission_mode: read-only\n', ['safe']],
    ['permission_mode: readonly\n', ['safe']],
    ['permission_mode: mutating-with-confirm\n', ['safe', 'mutating']],
    ['permission_mode: dual-sign-required\n', ['safe', 'mutating', 'dangerous']],
  ])('%j', (mode, classes) => {
    const path = 'agents/watcher.md';
    const [reach] = personas(documents({ [path]: `---\n${FIELDS}${mode}---\n` }), [path]);
    expect(reach).toMatchObject({ path, name: 'watcher', classes });
  });

  it('leaves out personas that are dropped', () => {
    expect(
      personas(documents({ 'agents/a.md': '---\nname: a\n---\n' }), ['agents/a.md', 'agents/b.md']),
    ).toEqual([]);
  });
});

describe('faults of a persona', () => {
  it.each([
    ['none', FIELDS, []],
    ['no when_to_use', 'name: a\ndescription: d\n', ['persona-required-field/missing 1:1 when_to_use']],
    [
      'nothing but an empty name',
      'name: ""\n',
      [
        'persona-required-field/empty 2:7 name',
        'persona-required-field/missing 1:1 description, when_to_use',
      ],
    ],
    ['an unknown mode', `${FIELDS}permission_mode: readonly\n`, ['persona-mode/unknown 5:18 read-only']],
    [
      'a mode of the classes',
      `${FIELDS}permission_mode: dangerous\n`,
      ['persona-mode/unknown 5:18 dual-sign-required'],
    ],
    [
      'a mode that nobody can guess',
      `${FIELDS}permission_mode: maybe\n`,
      ['persona-mode/unknown-plain 5:18 undefined'],
    ],
    ['tools as other hosts write them', `${FIELDS}tools: Read, Grep\n`, ['field-type/wrong-type 5:8 tools']],
    ['turns in quotes', `${FIELDS}max_turns: "5"\n`, ['field-type/wrong-type 5:12 max_turns']],
    ['words for a truth', `${FIELDS}can_delegate: on\nmax_turns: 1e1\n`, []],
    ['a word that is none', `${FIELDS}can_delegate: maybe\n`, ['field-type/wrong-type 5:15 can_delegate']],
    ['broken YAML', `${FIELDS}x: a: b\n`, ['yaml-syntax/unquoted-colon 5:5 undefined']],
  ])('%s', (_title, fields, expected) => {
    const persona = readPersona(documents({ 'agents/a.md': `---\n${fields}---\n` }), 'agents/a.md');
    const told = persona.faults.map(({ code, variant, location: { start }, values }) => {
      const value = values['field'] ?? values['suggestion'];
      return `${code}/${variant} ${start.line}:${start.column} ${String(value)}`;
    });
    expect(told).toEqual(expected);
    expect(persona.stop === undefined).toBe(persona.faults.every(({ outcome }) => outcome !== 'dropped'));
  });
});
