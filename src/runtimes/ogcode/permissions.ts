import { compareText } from '../../domain/location.js';
import type { PermissionAction } from '../../domain/plan.js';
import { trimSpace } from '../../formats/white-space.js';
import { type Glob, matchBytes, parseGlob } from '../go/path-match.js';
import { encodeBytes } from '../go/utf8.js';

/** What a rule set decides for a name, and by which rule; `rule` is empty where none matches. */
export interface Evaluation {
  readonly action: PermissionAction;
  readonly rule: string;
}

/** ogcode's permission rules, ready to be asked. */
export interface Permissions {
  /** The patterns of rules that do not hold as written (an unknown action, a malformed glob), sorted. */
  invalid(): readonly string[];
  evaluate(name: string): Evaluation;
  /** The rule that would decide if the first were not there; empty where there is none. */
  runnerUp(name: string): string;
}

const ACTIONS: readonly PermissionAction[] = ['allow', 'ask', 'deny'];

/** An action as ogcode compares it, after trimming and lower-casing; undefined for what it does not know. */
export function knownAction(written: string): PermissionAction | undefined {
  const word = trimSpace(written).text.toLowerCase();
  return ACTIONS.find((action) => action === word);
}

/** An unknown action counts as `ask`. */
export function actionOf(written: string): PermissionAction {
  return knownAction(written) ?? 'ask';
}

/** A pattern without `*?[` outmatches every other; among the others the number of characters that have to stand there counts. */
export function weightOf(pattern: string): number {
  const characters = Array.from(pattern);
  if (!/[*?[]/.test(pattern)) return 1000 + characters.length;
  return characters.filter((character) => !'*?[]'.includes(character)).length;
}

interface Entry {
  readonly pattern: string;
  readonly written: string;
  /** Undefined where the pattern is malformed: then only a name equal to it matches. */
  readonly glob: Glob | undefined;
  readonly weight: number;
}

/**
 * Makes rules (pattern → action as written) ready to be asked. Where two weigh the same, the pattern that sorts first
 * decides; where none matches, `allow`. Source: vectors/permission-rules.json.
 */
export function permissions(rules: Readonly<Record<string, string>>): Permissions {
  const entries = Object.entries(rules)
    .map(([pattern, written]): Entry => {
      return { pattern, written, glob: parseGlob(pattern), weight: weightOf(pattern) };
    })
    .toSorted((a, b) => b.weight - a.weight || compareText(a.pattern, b.pattern));
  return {
    invalid: () =>
      entries
        .filter(({ glob, written }) => glob === undefined || knownAction(written) === undefined)
        .map(({ pattern }) => pattern)
        .toSorted(compareText),
    evaluate(name) {
      const first = entries.find(matcher(name));
      return first ? { action: actionOf(first.written), rule: first.pattern } : { action: 'allow', rule: '' };
    },
    runnerUp(name) {
      const isMatch = matcher(name);
      const first = entries.findIndex(isMatch);
      return entries.find((entry, index) => index > first && isMatch(entry))?.pattern ?? '';
    },
  };
}

function matcher(name: string): (entry: Entry) => boolean {
  const bytes = encodeBytes(name);
  return ({ pattern, glob }) => pattern === name || (glob !== undefined && matchBytes(glob, bytes));
}
