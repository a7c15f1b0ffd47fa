import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { permissions } from '../../src/runtimes/ogcode/permissions.js';

interface Vector {
  readonly id: string;
  readonly rules: Readonly<Record<string, string>>;
  readonly names: readonly string[];
  readonly invalid: readonly string[];
  readonly decisions: Readonly<Record<string, { readonly action: string; readonly rule: string }>>;
}

const { vectors } = JSON.parse(readFileSync('fixtures/vectors/permission-rules.json', 'utf8')) as {
  vectors: Vector[];
};

function agrees({ rules, names, invalid, decisions }: Vector): boolean {
  const set = permissions(rules);
  const sameInvalid = JSON.stringify(set.invalid()) === JSON.stringify(invalid);
  return (
    sameInvalid &&
    names.every((name) => {
      const { action, rule } = set.evaluate(name);
      return action === decisions[name]?.action && rule === decisions[name].rule;
    })
  );
}

it('permission rules: 292 of 292', () => {
  expect(vectors.filter((vector) => !agrees(vector)).map(({ id }) => id)).toEqual([]);
  expect(vectors).toHaveLength(292);
});
