import picomatch from 'picomatch';

type Matcher = (text: string) => boolean;

/** By glob. Only a policy has globs, so there are few. */
const compiled = new Map<string, Matcher>();

/** Whether one of a policy's globs matches a path or a name. */
export function matchesAny(globs: readonly string[], text: string): boolean {
  return globs.some((glob) => matchesGlob(glob, text));
}

/** Whether a policy's glob matches a path or a name; a path also where the glob names a folder above it. */
export function matchesGlob(glob: string, text: string): boolean {
  const known = compiled.get(glob);
  if (known) return known(text);
  const trimmed = glob.replace(/^\.\/+/, '').replace(/\/+$/, '');
  const matches = picomatch(trimmed, { dot: true });
  const matcher: Matcher = (one) => matches(one) || one.startsWith(`${trimmed}/`);
  compiled.set(glob, matcher);
  return matcher(text);
}
