import type { Range } from '../domain/location.js';
import type { SourceText } from './text.js';
import { findCutValues, findDuplicates } from './yaml-facts.js';
import { parseWithLibrary } from './yaml-library.js';
import { parsePlainYaml } from './yaml-plain.js';
import type { YamlDocument } from './yaml-tree.js';

/** Some lines of a file: 1-based, `endLine` exclusive. */
export interface YamlBlock {
  readonly firstLine: number;
  readonly endLine: number;
}

/**
 * Parses a block of a file as YAML 1.2, with positions in the file. Never throws, expands no alias, gives at most one
 * error: the first cause. Duplicate keys are no error here; whoever refuses them finds them in `duplicates`.
 */
export function parseYaml(source: SourceText, block: YamlBlock): YamlDocument {
  const start = source.offset({ line: block.firstLine, column: 1 });
  const end = Math.max(start, source.offset({ line: block.endLine, column: 1 }));
  return parseYamlBetween(source, { start, end, firstLine: block.firstLine });
}

/** The same between two UTF-16 offsets, both at the start of a line; spares the file's line index where it can. */
export function parseYamlBetween(
  source: SourceText,
  { start, end, firstLine }: { readonly start: number; readonly end: number; readonly firstLine: number },
): YamlDocument {
  const text = source.text.slice(start, end);
  const plain = parsePlainYaml(text, firstLine);
  if (plain)
    return { root: plain.root, error: undefined, duplicates: findDuplicates(plain.root), comments: [] };
  const place = (from: number, to: number): Range => source.range(start + from, start + to);
  const { root, error } = parseWithLibrary(unifyLineEnds(text), place);
  return { root, error, duplicates: findDuplicates(root), comments: findCutValues(root, source) };
}

/** YAML ends lines at a lone carriage return as well, the library does not; the length stays the same. */
function unifyLineEnds(text: string): string {
  return text.includes('\r') ? text.replaceAll(/\r(?!\n)/g, '\n') : text;
}
