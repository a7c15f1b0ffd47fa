import type { Finding, FixEdit } from '../domain/finding.js';
import { describePlace } from './places.js';
import { showValue } from './visible.js';

/** What the automatic fix does, on one safe line; undefined where there is none. */
export function describeFix({ fix }: Finding): string | undefined {
  const [first, ...others] = fix ?? [];
  if (first === undefined) return undefined;
  const more = others.length === 0 ? '' : ` (and ${others.length} more)`;
  return `Fix: ${describeEdit(first)}${more}; \`skillgate fix\` does it.`;
}

function describeEdit({ location, replacement }: FixEdit): string {
  const { start, end } = location;
  const isInsertion = start.line === end.line && start.column === end.column;
  const place = describePlace(location);
  if (replacement === '') return `remove the text at ${place}`;
  const text = showValue(replacement, 80);
  return isInsertion ? `insert \`${text}\` at ${place}` : `write \`${text}\` at ${place}`;
}
