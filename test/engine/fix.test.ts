import { describe, expect, it } from 'vitest';
import { check } from '../../src/engine/check.js';
import { type FixPlan, planFixes } from '../../src/engine/fix.js';
import { overlayTree } from '../../src/domain/overlay-tree.js';
import { memoryTree } from '../../src/platform/memory-tree.js';
import { rules } from '../../src/rules/index.js';

function textOf(bytes: Uint8Array | undefined): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}

function fix(files: object): FixPlan & { readonly text: string } {
  const plan = planFixes(memoryTree(files), {});
  return { ...plan, text: textOf(plan.files[0]?.after) };
}

const fixable = rules
  .filter((rule) => rule.fixable)
  .flatMap((rule) =>
    rule.examples
      .filter(({ bad, runtimes }) =>
        check(memoryTree(bad), runtimes ? { runtimes } : {}).findings.some(
          ({ rule: name, fix: own }) => name === rule.name && own,
        ),
      )
      .map((example, index) => [`${rule.name} ${index + 1}`, rule, example] as const),
  );

describe('every fixable rule', () => {
  it('has an example with a fix', () => {
    const shown = new Set(fixable.map(([, rule]) => rule.name));
    expect(rules.filter((rule) => rule.fixable && !shown.has(rule.name)).map(({ name }) => name)).toEqual([]);
  });

  it.each(fixable)(
    '%s: with the fix applied the finding is gone and no other appears',
    (_title, rule, example) => {
      const tree = memoryTree(example.bad);
      const options = example.runtimes ? { runtimes: example.runtimes } : {};
      const before = check(tree, options).findings;
      const { files } = planFixes(tree, options);
      const after = check(
        overlayTree(tree, new Map(files.map(({ path, after: bytes }) => [path, bytes]))),
        options,
      ).findings;
      expect(after.filter(({ rule: name, fix: own }) => name === rule.name && own)).toEqual([]);
      const known = new Set(before.map(({ rule: name, message }) => `${name} ${message}`));
      expect(after.filter(({ rule: name, message }) => !known.has(`${name} ${message}`))).toEqual([]);
      expect(files.flatMap(({ mended }) => mended.map(({ rule: name }) => name))).toContain(rule.name);
    },
  );
});

function json(rest: string): string {
  return `{"name": "disk", "description": "x", "entry": "run.sh", "class": "safe"${rest}}`;
}

describe('planFixes', () => {
  const script = { text: '#!/bin/sh\necho {}\n', mode: '755' };

  it('mends what one mistake hid behind another', () => {
    const { text, files } = fix({
      'd/skill.json': `\ufeff${json(',\n "timeout_second": 5,\n')}\n`,
      'd/run.sh': script,
    });
    expect(text).toBe(`${json(',\n "timeout_seconds": 5\n')}\n`);
    expect(files[0]?.mended.map(({ rule }) => rule)).toEqual(['encoding', 'json-syntax', 'field-unknown']);
  });

  it('keeps line ends and everything else', () => {
    const before = '---\r\nname: tidy\r\ndescription: Tidies: all.\r\n---\r\n\r\nText\u00e9\r\n';
    expect(fix({ 'skills/tidy/SKILL.md': before }).text).toBe(
      before.replace('Tidies: all.', '"Tidies: all."'),
    );
  });

  it('leaves accepted findings alone', () => {
    const files = {
      'skills/tidy/SKILL.md':
        '---\nname: tidy\ndescription: Tidies # all\n---\n<!-- skillgate: ignore yaml-comment meant -->\n',
    };
    expect(fix(files).files).toEqual([]);
  });

  it('does not touch what is not UTF-8', () => {
    const bytes = Buffer.concat([
      Buffer.from('---\nname: tidy\ndescription: Tidies # all '),
      Buffer.from([0xe9]),
      Buffer.from('\n---\n'),
    ]);
    const { files, passedOver } = fix({ 'skills/tidy/SKILL.md': { base64: bytes.toString('base64') } });
    expect(files).toEqual([]);
    expect(passedOver).toEqual([{ path: 'skills/tidy/SKILL.md', why: 'it is not UTF-8' }]);
  });

  it('has nothing to do in a clean repository', () => {
    expect(fix({ 'd/skill.json': `${json('')}\n`, 'd/run.sh': script })).toMatchObject({
      files: [],
      passedOver: [],
    });
  });

  it.each([
    ['"timeout": 5', undefined],
    ['"Timeout-Seconds": 5', '"timeout_seconds": 5'],
    ['"timeout_second": "5"', undefined],
    ['"timeout_second": 5, "timeoutseconds": 6', undefined],
    ['"envAllow": ["PATH"]', '"env_allow": ["PATH"]'],
    ['"envAllow": "PATH"', undefined],
    ['"categry": "disk"', '"category": "disk"'],
    ['"schemas": {"type": "object"}', '"schema": {"type": "object"}'],
  ])('renames a key only where the loader takes its value: %s', (written, expected) => {
    const { text } = fix({ 'd/skill.json': `${json(`, ${written}`)}\n`, 'd/run.sh': script });
    expect(text).toBe(expected === undefined ? '' : `${json(`, ${expected}`)}\n`);
  });
});
