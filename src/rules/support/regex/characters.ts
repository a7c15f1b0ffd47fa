/** ASCII, and characters that stand for the many beyond: letters of several scripts, digits, spaces, an emoji. */
const SAMPLE: readonly string[] = [
  ...Array.from({ length: 128 }, (_, code) => String.fromCharCode(code)),
  ...Array.from(
    '\u0085\u00a0\u00e4\u00df\u00d6\u0130\u03c9\u0416\u05d0\u0661\u4e2d\uac00\u2028\u3000\ufeff\u{1f600}\u{1d400}',
  ),
];

/** The atom that matches every character. */
export const ANY_CHARACTER = '[^]';

/** Gives the sampled characters that an atom (`a`, `\d`, `[^/]`) matches, as bits. */
export function charactersOf(flags: string): (atom: string) => bigint {
  const known = new Map<string, bigint>();
  return (atom) => {
    const set = known.get(atom) ?? sampleOf(atom, flags);
    known.set(atom, set);
    return set;
  };
}

function sampleOf(atom: string, flags: string): bigint {
  const expression = compile(`^(?:${atom})$`, flags);
  let set = 0n;
  SAMPLE.forEach((character, index) => {
    if (expression?.test(character)) set |= 1n << BigInt(index);
  });
  return set;
}

function compile(source: string, flags: string): RegExp | undefined {
  try {
    return new RegExp(source, flags);
  } catch {
    return undefined;
  }
}
