import type { Effect, Finding, MessageValues } from '../domain/finding.js';
import { findRule } from '../rules/index.js';
import type { RuleMessage } from '../rules/rule.js';
import { cut, makeVisible, showValue } from './visible.js';

/** How much of a message is shown at most, in UTF-16 units. */
const MESSAGE_LIMIT = 1500;

/** A stretch of a message: either words and numbers of our own, or a value that may come from the repository. */
export interface MessagePart {
  readonly text: string;
  readonly isValue: boolean;
}

/** The words of a finding, on one line that is safe to print. A rule or message that nobody knows still names itself. */
export function renderMessage(finding: Finding): string {
  return cut(
    messageParts(finding)
      .map(({ text }) => text)
      .join(''),
    MESSAGE_LIMIT,
  );
}

/** The same in parts, for formats that set values apart. */
export function messageParts(finding: Finding): readonly MessagePart[] {
  const messages = findRule(finding.rule)?.messages ?? {};
  const message = Object.hasOwn(messages, finding.message) ? messages[finding.message] : undefined;
  return message ? fillTemplate(message, finding.values) : describeUnknown(finding);
}

/** Puts values, each as one short line, in place of `{name}`; a placeholder without a value stays as it is. */
export function fillTemplate(
  { text: template, valueLimit }: Pick<RuleMessage, 'text' | 'valueLimit'>,
  values: MessageValues,
): readonly MessagePart[] {
  return template
    .split(/(\{[\w-]+\})/)
    .filter((piece) => piece !== '')
    .map((piece) => {
      const name = /^\{([\w-]+)\}$/.exec(piece)?.[1];
      const value = name !== undefined && Object.hasOwn(values, name) ? values[name] : undefined;
      return value === undefined
        ? { text: makeVisible(piece), isValue: false }
        : { text: showValue(value, valueLimit), isValue: typeof value === 'string' };
    });
}

/** What one runtime does, on one safe line: `ogcode: skipped: …`. */
export function renderEffect(effect: Effect): string {
  return `${effect.runtime}: ${showValue(effect.detail, 300)}`;
}

function describeUnknown({ rule, message, values }: Finding): readonly MessagePart[] {
  const details = Object.entries(values).flatMap(([name, value]) => [
    { text: `, ${showValue(name)} "`, isValue: false },
    { text: showValue(value), isValue: true },
    { text: '"', isValue: false },
  ]);
  return [{ text: `${showValue(rule)} (${showValue(message)})`, isValue: false }, ...details];
}
