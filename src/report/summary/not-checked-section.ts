import type { Report } from '../../domain/report.js';
import { code, escapeMarkdown } from '../markdown-escape.js';
import { showPath } from '../places.js';
import { showValue } from '../visible.js';
import type { Section } from './section.js';

/** What was found and not looked at, with the reason; undefined where everything was looked at. */
export function notCheckedSection({ notChecked }: Report): Section | undefined {
  if (notChecked.length === 0) return undefined;
  const items = notChecked.map(
    ({ path, why }) => `- ${code(showPath(path))}: ${escapeMarkdown(showValue(why, 200))}\n`,
  );
  return {
    title: 'Not checked',
    noun: 'files that were not checked',
    versions: [() => ({ head: '', items })],
  };
}
