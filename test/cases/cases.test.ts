import { describe, expect, it } from 'vitest';
import { check } from '../../src/engine/check.js';
import { memoryTree } from '../../src/platform/memory-tree.js';
import { type Case, disagreements, readCases } from '../support/cases.js';
import { checkInCheckout } from '../support/checkout.js';

/** Cases that need what is not built yet, or that were decided otherwise; each with the reason. */
const OTHERWISE: Readonly<Record<string, string>> = {
  'nfd-directory-ok': 'its name has a letter beyond ASCII, which the case unicode-name wants a warning for',
};

/** A tree with a .gitignore says something only as a checkout. */
function disagreementsWith({ tree, expect: wanted }: Case): readonly string[] {
  return disagreements('.gitignore' in tree ? checkInCheckout(tree) : check(memoryTree(tree)), wanted);
}

describe('cases from public bug reports', () => {
  const cases = readCases().filter(({ setup }) => !setup.smokeRun && !setup.changedFiles);

  it.each(cases.filter(({ id }) => !(id in OTHERWISE)).map((one) => [one.id, one] as const))(
    '%s',
    (_id, one) => {
      expect(disagreementsWith(one)).toEqual([]);
    },
  );

  it.each(Object.entries(OTHERWISE))('%s is decided otherwise: %s', (id) => {
    const one = cases.find((known) => known.id === id);
    expect(one && disagreementsWith(one)).not.toEqual([]);
  });
});
