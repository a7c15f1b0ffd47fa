import { NAME_LIMIT } from '../../domain/skill-name.js';
import { type Glob, type GlobPart, classHas } from '../go/path-match.js';

/** A star, or a part that takes one character. */
type Token = 'star' | GlobPart;

const HYPHEN = 0x2d;

/** Letters and digits of the name grammar, as code points. */
const WORD_CODES: readonly number[] = Array.from('abcdefghijklmnopqrstuvwxyz0123456789', (letter) =>
  letter.charCodeAt(0),
);

/**
 * Whether a glob matches any name of the grammar `^[a-z0-9]+(-[a-z0-9]+)*$` with at most 64 characters. Walks the glob and the
 * grammar at once, breadth first, so that the shortest name is found; the time is linear in the glob.
 */
export function isReachable(glob: Glob): boolean {
  const tokens = glob.flatMap(({ star, parts }): readonly Token[] => (star ? ['star', ...parts] : parts));
  if (tokens.filter((token) => token !== 'star').length > NAME_LIMIT) return false;
  // A state is a place in the glob, and whether the character before it was a letter or digit.
  let states = new Set([0]);
  const seen = new Set(states);
  for (let length = 0; length <= NAME_LIMIT && states.size > 0; length += 1) {
    const closed = passStars(states, tokens);
    if (closed.has(2 * tokens.length + 1)) return true;
    states = new Set([...closed].flatMap((state) => step(state, tokens)).filter((state) => !seen.has(state)));
    for (const state of states) seen.add(state);
  }
  return false;
}

/** A star may take nothing. */
function passStars(states: ReadonlySet<number>, tokens: readonly Token[]): ReadonlySet<number> {
  const closed = new Set(states);
  for (const state of closed) if (tokens[state >> 1] === 'star') closed.add(state + 2);
  return closed;
}

function step(state: number, tokens: readonly Token[]): readonly number[] {
  const token = tokens[state >> 1];
  if (token === undefined) return [];
  const next = token === 'star' ? state >> 1 : (state >> 1) + 1;
  const isBehindWord = (state & 1) === 1;
  return [
    ...(takes(token, WORD_CODES) ? [2 * next + 1] : []),
    ...(isBehindWord && takes(token, [HYPHEN]) ? [2 * next] : []),
  ];
}

function takes(token: Token, codes: readonly number[]): boolean {
  if (token === 'star' || token === 'any') return true;
  if (typeof token === 'number') return codes.includes(token);
  return codes.some((code) => classHas(token, code));
}
