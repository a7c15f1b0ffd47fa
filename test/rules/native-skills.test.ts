import { describe, expect, it } from 'vitest';
import type { Finding } from '../../src/domain/finding.js';
import { rule as activationMode } from '../../src/rules/activation-mode.js';
import { rule as nameRewritten } from '../../src/rules/name-rewritten.js';
import { rule as personaMode } from '../../src/rules/persona-mode.js';
import { rule as personaRequiredField } from '../../src/rules/persona-required-field.js';
import type { Rule } from '../../src/rules/rule.js';
import { rule as toolClassUnknown } from '../../src/rules/tool-class-unknown.js';
import { rule as skillInvisible } from '../../src/rules/skill-invisible.js';
import { rule as nameDuplicate } from '../../src/rules/name-duplicate.js';
import { nativeFindings } from '../support/native-findings.js';

const RULES: readonly Rule[] = [
  activationMode,
  nameRewritten,
  personaMode,
  personaRequiredField,
  toolClassUnknown,
];

function told(findings: readonly Finding[]): readonly string[] {
  return findings.map(({ severity, location: { path, start, end }, rule, message, effects }) => {
    const place = `${path}:${start.line}:${start.column}-${end.line}:${end.column}`;
    return `${severity} ${place} ${rule}/${message}: ${effects.map(({ detail }) => detail).join(', ')}`;
  });
}

function skill(fields: string): string {
  return `---\n${fields}description: Runs a query.\n---\n`;
}

const RUN = { text: '#!/bin/sh\necho {}\n', mode: '755' };

function subprocess(name: string, skillClass?: string): string {
  const rest = skillClass === undefined ? '' : `, "class": "${skillClass}"`;
  return `{"name": "${name}", "description": "d", "entry": "run.sh"${rest}}\n`;
}

function persona(mode: string): string {
  return `---\nname: watcher\ndescription: d\nwhen_to_use: w\n${mode}---\n`;
}

describe('the examples', () => {
  const examples = RULES.flatMap((rule) =>
    rule.examples.map((example, at) => [rule.name, at + 1, rule, example] as const),
  );

  it.each(examples)(
    '%s %d: the bad one yields a finding, the good one none',
    (_name, _at, rule, { bad, good }) => {
      expect(nativeFindings([rule], bad)).not.toEqual([]);
      expect(nativeFindings([rule], good)).toEqual([]);
    },
  );
});

describe('name-rewritten', () => {
  it.each([
    ['query-x', 'rewritten', 'query_x'],
    ['"Query X!"', 'rewritten', 'query_x'],
    ['_query', 'rewritten', 'query'],
    ['日本', 'unnamed', 'unnamed'],
  ])('%s', (name, message, rewritten) => {
    const [finding] = nativeFindings([nameRewritten], { 'x/SKILL.md': skill(`name: ${name}\n`) });
    expect(finding).toMatchObject({ severity: 'warning', message, values: { rewritten } });
    expect(finding?.location).toMatchObject({
      start: { line: 2, column: 7 },
      end: { line: 2, column: 7 + name.length },
    });
  });

  it('two skills can end up under one name', () => {
    const tree = {
      'a/SKILL.md': skill('name: query_x\n'),
      'b/SKILL.md': `${skill('name: query-x\n')}Other.\n`,
    };
    expect(told(nativeFindings([nameDuplicate], tree))).toEqual([
      'warning b/SKILL.md:2:7-2:14 name-duplicate/both-kept: both load as "query_x", this and a/SKILL.md',
    ]);
  });

  it('copies of one file do no harm', () => {
    const tree = { 'a/SKILL.md': skill('name: query_x\n'), 'b/SKILL.md': skill('name: query_x\n') };
    expect(nativeFindings([nameDuplicate], tree).map(({ severity }) => severity)).toEqual(['notice']);
  });
});

describe('activation-mode', () => {
  it.each([
    [
      '  mode: Keyword\n  keywords: [q]\n',
      ['warning x/SKILL.md:4:9-4:16 activation-mode/unknown: is always active'],
    ],
    ['  mode: keyword\n', ['warning x/SKILL.md:4:9-4:16 activation-mode/no-keywords: is never active']],
    [
      '  mode: keyword\n  keywords: [~]\n',
      ['warning x/SKILL.md:4:9-4:16 activation-mode/no-keywords: is never active'],
    ],
    ['  mode: always\n', []],
    ['  keywords: [q]\n', []],
  ])('%j', (activation, expected) => {
    const tree = { 'x/SKILL.md': skill(`name: x\nactivation:\n${activation}`) };
    expect(told(nativeFindings([activationMode], tree))).toEqual(expected);
  });
});

describe('tool-class-unknown', () => {
  it.each([
    ['safe', 'unknown', 'read'],
    ['Mutating', 'unknown', 'write'],
    ['dangerous', 'unknown', 'destructive'],
    ['READ', 'unknown', 'read'],
    ['admin', 'unknown-plain', undefined],
  ])('%s', (word, message, suggestion) => {
    const tree = { 'x/SKILL.md': skill(`name: x\ntools:\n  - name: t\n    class: ${word}\n`) };
    const [finding] = nativeFindings([toolClassUnknown], tree);
    expect(finding).toMatchObject({ severity: 'error', message, values: { class: word, tool: 't' } });
    expect(finding?.values['suggestion']).toBe(suggestion);
    expect(finding?.location.start).toEqual({ line: 5, column: 12 });
  });
});

describe('personas', () => {
  it('persona-required-field: notes beside personas are dropped personas', () => {
    expect(
      told(nativeFindings([personaRequiredField], { 'agents/NOTES.md': '---\nname: n\n---\n' })),
    ).toEqual([
      'error agents/NOTES.md:1:1-1:1 persona-required-field/missing: skipped: without description, when_to_use',
    ]);
  });

  it('persona-mode: unknown modes', () => {
    const tree = {
      'agents/a.md': persona('permission_mode: write\n'),
      'agents/b.md': persona('permission_mode: x\n'),
    };
    expect(told(nativeFindings([personaMode], tree))).toEqual([
      'error agents/a.md:5:18-5:23 persona-mode/unknown: loads, and reaches safe skills only',
      'error agents/b.md:5:18-5:19 persona-mode/unknown-plain: loads, and reaches safe skills only',
    ]);
  });

  it('persona-mode: classes that nobody reaches, each once', () => {
    const tree = {
      'agents/a.md': persona('permission_mode: mutating-with-confirm\n'),
      'a/skill.json': subprocess('a', 'dangerous'),
      'a/run.sh': RUN,
      'b/skill.json': subprocess('b', 'dangerous'),
      'b/run.sh': RUN,
      'c/skill.json': subprocess('c', 'mutating'),
      'c/run.sh': RUN,
      'd/skill.json': subprocess('d'),
      'd/run.sh': RUN,
    };
    expect(told(nativeFindings([personaMode], tree))).toEqual([
      'warning a/skill.json:1:63-1:74 persona-mode/unreachable: registers, and no persona may call it',
    ]);
  });

  it('persona-mode: without personas there is no telling', () => {
    const tree = { 'a/skill.json': subprocess('a', 'dangerous'), 'a/run.sh': RUN };
    expect(nativeFindings([personaMode], tree)).toEqual([]);
  });
});

describe('skill-invisible', () => {
  it('a skill with a folder skills of its own', () => {
    const tree = { 'x/SKILL.md': skill('name: x\n'), 'x/skills/y/SKILL.md': skill('name: y\n') };
    expect(told(nativeFindings([skillInvisible], tree))).toEqual([
      'error x/SKILL.md:1:1-1:1 skill-invisible/own-skills-folder: never seen: x/skills is walked in its place',
    ]);
  });
});
