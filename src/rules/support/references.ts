import type { Range } from '../../domain/location.js';
import { directoryOf } from '../../domain/paths.js';
import type { Documents } from '../../formats/documents.js';
import type { MarkdownBody } from '../../formats/markdown.js';
import type { SourceText } from '../../formats/text.js';
import { cleanPath } from '../../runtimes/go/clean-path.js';

/** A file that the body of a SKILL.md names. */
export interface Reference {
  /** As written. */
  readonly written: string;
  /** Relative to the folder of the skill, decoded and cleaned; it may lead out of it by `..`. */
  readonly path: string;
  readonly range: Range;
  readonly isLink: boolean;
  /** Whether it is written with `\` between the parts. */
  readonly hasBackslash: boolean;
}

/** A file with more references than this is a list of them. */
const REFERENCE_LIMIT = 2000;

const known = new WeakMap<MarkdownBody, readonly Reference[]>();

/**
 * The files of a skill that its body names: targets of links, paths in code spans that begin with one of the folders of
 * the open specification, and paths behind `${CLAUDE_SKILL_DIR}` anywhere. URLs, anchors, globs, placeholders and what
 * else may not be a file of the skill are left out.
 */
export function referencesOf(documents: Documents, path: string): readonly Reference[] {
  const body = documents.body(path);
  const source = documents.source(path);
  const bodyLine = documents.skill(path)?.bodyLine ?? 1;
  if (!body || !source) return [];
  const found = known.get(body) ?? findReferences(body, source, bodyLine).slice(0, REFERENCE_LIMIT);
  known.set(body, found);
  return found;
}

function findReferences(body: MarkdownBody, source: SourceText, bodyLine: number): readonly Reference[] {
  const links = body.links.flatMap(({ target, range }) => linkReference(target, range) ?? []);
  const spans = body.spans.flatMap(({ text, range }) => spanReferences(text, range, source));
  return [...links, ...spans, ...variableReferences(source, bodyLine)];
}

function linkReference(target: string, range: Range): Reference | undefined {
  const written = target.replace(/[?#].*$/s, '');
  const hasBackslash = /\\[\w.]/.test(written);
  const plain = (
    hasBackslash ? written.replaceAll('\\', '/') : written.replace(/\\([!-/:-@[-`{-~])/g, '$1')
  ).trim();
  const path = decode(plain);
  if (!isFileName(path) || !/[./]/.test(path)) return undefined;
  return { written: target, path: cleanPath(path), range, isLink: true, hasBackslash };
}

/** `relative-url` and `URL` stand for something; a name with neither `.` nor `/` is not taken for a file. */
function isFileName(path: string): boolean {
  return path !== '' && path !== '.' && !/^(?:[a-z][a-z0-9+.-]*:|\/|~)|[<>{}$*?[\]|"]|\.\.\.|…/i.test(path);
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Paths in the folders of the open specification, with an extension; any other may be one of the user's project. */
const IN_SPAN = /(?<![\w./\\$}~-])(?:\.\/)?(?:scripts|references|assets)\/[\w./-]*\.\w+(?![\w/*<{$[-])/g;

function spanReferences(text: string, range: Range, source: SourceText): readonly Reference[] {
  if (text.length > 500 || !text.includes('/')) return [];
  const base = source.offset(range.start);
  return Array.from(text.matchAll(IN_SPAN), ({ 0: written, index }) => ({
    written,
    path: cleanPath(written),
    range: source.range(base + index, base + index + written.length),
    isLink: false,
    hasBackslash: false,
  }));
}

const BEHIND_VARIABLE = /\$(?:\{CLAUDE_SKILL_DIR\}|CLAUDE_SKILL_DIR\b)\/([\w./-]+)(?![\w/*<{$[-])/g;

function variableReferences(source: SourceText, bodyLine: number): readonly Reference[] {
  if (!source.text.includes('CLAUDE_SKILL_DIR')) return [];
  const start = source.offset({ line: bodyLine, column: 1 });
  const text = source.text.slice(start);
  return Array.from(text.matchAll(BEHIND_VARIABLE), ({ 0: whole, 1: name = '', index }) => {
    const trimmed = name.replace(/[./]+$/, '');
    const from = start + index + whole.length - name.length;
    return {
      written: trimmed,
      path: cleanPath(trimmed),
      range: source.range(from, from + trimmed.length),
      isLink: false,
      hasBackslash: false,
    };
  }).filter(({ written }) => written !== '');
}

/** What stands where a reference leads. `other` is the path that differs only in its capitals. */
export type Standing =
  | { readonly kind: 'there' | 'missing' | 'leaves' }
  | { readonly kind: 'other-case'; readonly other: string };

/** Looks a reference up in the folder of its skill. */
export function standingOf(documents: Documents, skill: string, { path }: Reference): Standing {
  const folder = directoryOf(skill);
  if (path === '..' || path.startsWith('../')) return { kind: 'leaves' };
  const whole = folder === '.' ? path : `${folder}/${path}`;
  const found = documents.folders.resolve(whole);
  // What a link leads to outside of the repository, nobody here knows.
  if (found.kind === 'found' || found.kind === 'outside') return { kind: 'there' };
  const other = findOtherCase(documents, folder, path);
  return other === undefined ? { kind: 'missing' } : { kind: 'other-case', other };
}

function findOtherCase(documents: Documents, folder: string, path: string): string | undefined {
  let here = folder;
  const parts: string[] = [];
  for (const part of path.split('/')) {
    const names = documents.folders
      .list(here)
      .map((entry) => entry.path.slice(entry.path.lastIndexOf('/') + 1));
    const name = names.includes(part) ? part : names.find((one) => fold(one) === fold(part));
    if (name === undefined) return undefined;
    parts.push(name);
    here = here === '.' ? name : `${here}/${name}`;
  }
  return parts.join('/');
}

/** Names that a case-insensitive file system, or one that composes characters, takes for the same. */
function fold(name: string): string {
  return name.normalize('NFC').toLowerCase();
}
