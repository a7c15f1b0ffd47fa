import { describe, expect, it } from 'vitest';
import { objectSchema as object, schemaFindings as found } from '../support/schema-findings.js';

function many(count: number, make: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => make(index)).join(',');
}

describe('schemas of strangers take bounded time', () => {
  it.each([
    ['nested deep', `${'{"not":'.repeat(5000)}{}${'}'.repeat(5000)}`, 'too-deep'],
    ['large', object(many(30_000, (index) => `"p${index}": {}`)), 'too-large'],
    ['with wrong properties', object(many(4900, (index) => `"p${index}": 1`)), undefined],
    ['with a long enum', object(`"a": {"enum": [${many(2400, (index) => `{"i":${index}}`)}]}`), undefined],
    [
      'with many references',
      object(many(2400, (index) => `"p${index}": {"$ref": "#/properties/p${index + 1}"}`)),
      undefined,
    ],
    [
      'with many patterns',
      object(many(2400, (index) => `"p${index}": {"pattern": "^(?:(?:a?){${(index % 90) + 1}}b?)*c$"}`)),
      undefined,
    ],
    ['with one long pattern', object(`"a": {"pattern": "${'(a|b?)*'.repeat(280)}"}`), undefined],
  ])('%s', (_title, schema, message) => {
    const started = performance.now();
    const lines = found(schema);
    expect(performance.now() - started).toBeLessThan(5000);
    expect(lines.length).toBeLessThanOrEqual(400);
    expect(lines.some((line) => line.includes('rule-crashed'))).toBe(false);
    if (message === 'too-deep')
      expect(lines).toEqual([expect.stringContaining('nested more than 100 levels deep')]);
    if (message === 'too-large') expect(lines).toEqual([expect.stringContaining('more than 5000 values')]);
  });
});
