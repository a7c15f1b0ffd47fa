import type { MessageValues } from './finding.js';

/** The longest name that the open specification and ogcode take, in characters. */
export const NAME_LIMIT = 64;

const HYPHENATED = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** What is wrong with a name by the grammar of SKILL.md, as a message variant of the rule `name-format`. */
export interface NameFault {
  readonly variant: 'characters' | 'edge-hyphen' | 'double-hyphen' | 'too-long' | 'non-ascii';
  readonly values: MessageValues;
}

/**
 * Holds a name against `^[a-z0-9]+(-[a-z0-9]+)*$` and 64 characters (the open specification, ogcode).
 * A name whose only fault is lower-case letters beyond ASCII is told apart: validators of the specification take those.
 */
export function findNameFault(name: string): NameFault | undefined {
  const length = Array.from(name).length;
  if (length > NAME_LIMIT) return { variant: 'too-long', values: { name, length, limit: NAME_LIMIT } };
  if (HYPHENATED.test(name)) return undefined;
  const suggestion = suggestHyphenated(name);
  if (/^[a-z0-9-]+$/.test(name)) {
    return { variant: name.includes('--') ? 'double-hyphen' : 'edge-hyphen', values: { name, suggestion } };
  }
  if (/^[\p{Ll}\p{Lo}\p{M}\p{N}-]+$/u.test(name) && !/^-|--|-$/.test(name))
    return { variant: 'non-ascii', values: { name } };
  return { variant: 'characters', values: { name, suggestion } };
}

/** The nearest name of the grammar; `my-skill` where nothing of it can be kept. */
export function suggestHyphenated(name: string): string {
  return suggest(name, '-') || 'my-skill';
}

/** The nearest name of ongrid's grammar `[a-z0-9_]+`; `my_skill` where nothing of it can be kept. */
export function suggestSnake(name: string): string {
  return suggest(name, '_') || 'my_skill';
}

function suggest(name: string, joint: '-' | '_'): string {
  const words = name
    .normalize('NFKD')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .split(/[^a-z0-9]+/);
  return words.filter((word) => word !== '').join(joint);
}
