import type { PermissionRule } from '../domain/plan.js';
import { knownAction } from '../runtimes/ogcode/permissions.js';
import { type RuleContext, type RuleReport, defineRule } from './rule.js';
import { nearestName } from './support/near-miss.js';
import { configOf, ogcodeEffect, reportEach } from './support/ogcode-config.js';

/** Words of other agents and of everyday speech for the three actions. */
const MEANINGS: Readonly<Record<string, readonly string[]>> = {
  allow: 'accept allowed always enable enabled grant ok on permit true yes'.split(' '),
  ask: 'approve confirm prompt question'.split(' '),
  deny: 'block blocked denied disable disabled disallow false forbid hide never no none off refuse reject'.split(
    ' ',
  ),
};

export const rule = defineRule({
  name: 'permission-action',
  summary: 'A permission rule has an action that ogcode does not know.',
  rationale:
    'ogcode knows allow, deny and ask, compared after trimming and lower-casing. Anything else counts as ask: a rule that was meant to forbid puts the question to whoever sits there, and one that was meant to allow interrupts.',
  subject: ['ogcode.json'],
  fixable: true,
  messages: {
    unknown: {
      severity: 'error',
      text: 'action "{action}" is not allow, deny or ask, so ogcode asks for each load; did you mean "{suggestion}"?',
    },
    'unknown-word': {
      severity: 'error',
      text: 'action "{action}" is not allow, deny or ask, so ogcode asks for each load; write one of the three',
    },
    'odd-spelling': { severity: 'notice', text: 'action "{action}" works as "{meaning}"; write it so' },
  },
  examples: [
    {
      bad: { 'ogcode.json': '{"skills": {"permissions": {"internal-*": "block"}}}\n' },
      good: { 'ogcode.json': '{"skills": {"permissions": {"internal-*": "deny"}}}\n' },
    },
    {
      bad: { 'ogcode.json': '{"skills": {"permissions": {"internal-*": " Deny"}}}\n' },
      good: { 'ogcode.json': '{"skills": {"permissions": {"internal-*": "deny"}}}\n' },
    },
  ],
  check(manifest, context) {
    reportEach(configOf(manifest, context)?.rules ?? [], context, (written) => findFault(written, context));
  },
});

function findFault(
  { action, actionLocation: location }: PermissionRule,
  { documents }: RuleContext,
): RuleReport | undefined {
  const meaning = knownAction(action);
  if (meaning === action) return undefined;
  if (meaning !== undefined) {
    const fix = [{ location, replacement: JSON.stringify(meaning) }];
    const effects = ogcodeEffect('harmless', `takes it for "${meaning}"`);
    return { message: 'odd-spelling', values: { action, meaning }, location, effects, fix };
  }
  const isNull = documents.source(location.path)?.slice(location) === 'null';
  const suggestion = suggest(action);
  const values = { action: isNull ? 'null' : action };
  const effects = ogcodeEffect('dropped', 'takes the unknown action for ask');
  if (suggestion === undefined) return { message: 'unknown-word', values, location, effects };
  return { message: 'unknown', values: { ...values, suggestion }, location, effects };
}

function suggest(action: string): string | undefined {
  const word = action.trim().toLowerCase();
  const meant = Object.entries(MEANINGS).find(([, words]) => words.includes(word));
  return meant?.[0] ?? nearestName(action, Object.keys(MEANINGS));
}
