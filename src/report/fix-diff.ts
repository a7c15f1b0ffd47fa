import { FILE_HEADERS_ONLY, formatPatch, structuredPatch } from 'diff';
import type { FixedFile, FixPlan } from '../engine/fix.js';
import { PLAIN, type Palette } from './palette.js';
import { showPath } from './places.js';
import { count, listWords } from './verdict.js';
import { showValue } from './visible.js';

/** The fixes as a unified diff, which `git apply` takes where no line of it holds control characters. */
export function renderFixDiff(files: readonly FixedFile[], palette: Palette = PLAIN): string {
  return files.map((file) => renderFile(file, palette)).join('');
}

function renderFile({ path, before, after }: FixedFile, palette: Palette): string {
  const name = showPath(path);
  const patch = structuredPatch(`a/${name}`, `b/${name}`, decode(before), decode(after), '', '', {
    context: 3,
  });
  const showsReturns = countReturns(before) !== countReturns(after);
  const lines = formatPatch(patch, FILE_HEADERS_ONLY).split('\n');
  return lines.map((line) => paint(showsReturns ? line.replace(/\r$/, '\\r') : line, palette)).join('\n');
}

function paint(line: string, palette: Palette): string {
  if (line.startsWith('---') || line.startsWith('+++')) return palette.bold(line);
  if (line.startsWith('@@')) return palette.cyan(line);
  if (line.startsWith('+')) return palette.green(line);
  return line.startsWith('-') ? palette.red(line) : line;
}

/** Carriage returns are shown where they are what changes. */
function countReturns(bytes: Uint8Array): number {
  return bytes.filter((byte) => byte === 13).length;
}

/** A byte-order mark counts as text here, so that its removal is seen. */
function decode(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}

/** What was mended, or would be, in which files, and what was passed over. */
export function renderFixSummary({ files, passedOver }: FixPlan, verb: 'Mended' | 'Would mend'): string {
  const lines = files.map(({ path, mended }) => {
    const rules = [...new Set(mended.map(({ rule }) => rule))];
    return `${showPath(path)}: ${listWords(rules.map((rule) => showValue(rule)))}`;
  });
  const skipped = passedOver.map(({ path, why }) => `${showPath(path)}: left alone, since ${why}`);
  const total = files.reduce((sum, { mended }) => sum + mended.length, 0);
  const closing =
    files.length === 0
      ? 'Nothing can be mended without changing what is meant.'
      : `${verb} ${count(total, 'finding')} in ${count(files.length, 'file')}.`;
  return `${[...lines, ...skipped, closing].join('\n')}\n`;
}
