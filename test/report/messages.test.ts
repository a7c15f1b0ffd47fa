import { describe, expect, it, vi } from 'vitest';
import { fillTemplate, renderEffect, renderMessage } from '../../src/report/messages.js';
import { HOSTILE, makeFinding } from '../support/report-fixture.js';

vi.mock('../../src/rules/index.js', () => import('../support/report-rules.js'));

const fill = (template: string, values: Readonly<Record<string, string | number>>): string =>
  fillTemplate({ text: template }, values)
    .map(({ text }) => text)
    .join('');

describe('renderMessage', () => {
  it('fills the rule’s template', () => {
    expect(renderMessage(makeFinding())).toBe(
      'name "Deploy_App" may hold a-z, 0-9 and hyphens only: try "deploy-app"',
    );
  });

  it.each<[what: string, rule: string, message: string]>([
    ['an unknown rule', 'no-such-rule', 'x'],
    ['an unknown message', 'name-format', 'toString'],
    ['an unknown message with a dangerous name', 'name-format', '__proto__'],
  ])('%s still names itself and its values', (_, rule, message) => {
    expect(renderMessage(makeFinding({ rule, message, values: { name: 'a\nb', limit: 3 } }))).toBe(
      `${rule} (${message}), name "a\\nb", limit "3"`,
    );
  });

  it.each(HOSTILE)('is one line whatever the value: %j', (text) => {
    const message = renderMessage(makeFinding({ values: { name: text, suggestion: text } }));
    expect(message).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u);
    expect(message.length).toBeLessThan(400);
  });
});

describe('fillTemplate', () => {
  it('puts numbers and texts in, and leaves what has no value', () => {
    expect(fill('{a} of {b-c}, {d}', { a: 1, 'b-c': 'two' })).toBe('1 of two, {d}');
  });

  it('does not fill a value that looks like a placeholder', () => {
    expect(fill('{a} {b}', { a: '{b}', b: 'x' })).toBe('{b} x');
  });

  it('takes no value from the prototype', () => {
    expect(fill('{constructor}', {})).toBe('{constructor}');
  });

  it('cuts long values', () => {
    expect(fill('"{a}"', { a: 'x'.repeat(500) })).toBe(`"${'x'.repeat(119)}…"`);
  });
});

it('renderEffect names the runtime', () => {
  expect(renderEffect({ runtime: 'ogcode', outcome: 'dropped', detail: 'skipped:\nx' })).toBe(
    'ogcode: skipped:\\nx',
  );
});
