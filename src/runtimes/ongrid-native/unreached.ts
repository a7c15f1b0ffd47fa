import { locate } from '../../domain/location.js';
import { directoryOf } from '../../domain/paths.js';
import type { Decision } from '../../domain/plan.js';
import { type Mistake, unseen } from '../ongrid/faults.js';
import type { Hidden } from './walk.js';

/** The decision about a SKILL.md that no walk of ongrid's roots loads. */
export function unreachedDecision(
  file: string,
  hidden: ReadonlyMap<string, Hidden>,
  roots: readonly string[],
): Decision {
  const [mistake, why] = explain(file, findHidden(file, hidden), roots);
  const fault = unseen({ ...mistake, location: locate(file) }, why);
  return { path: file, file, verdict: 'invisible', message: why, faults: [fault] };
}

/** What is said about the file itself, or about the nearest directory above it. */
function findHidden(file: string, hidden: ReadonlyMap<string, Hidden>): Hidden | undefined {
  for (let path = file; ; path = directoryOf(path)) {
    const found = hidden.get(path);
    if (found || path === '.') return found;
  }
}

function explain(
  file: string,
  found: Hidden | undefined,
  roots: readonly string[],
): readonly [Omit<Mistake, 'location'>, string] {
  if (!found) {
    const values = { roots: roots.join(', ') };
    return [
      { code: 'skill-outside-roots', variant: 'outside', values },
      'no root of native skills covers it',
    ];
  }
  const { variant, path, problem } = found;
  const values = problem === undefined ? { path } : { path, message: problem };
  return [{ code: 'skill-invisible', variant, values }, WORDS[variant](path)];
}

const WORDS: Readonly<Record<Hidden['variant'], (path: string) => string>> = {
  'own-skills-folder': (path) => `${path} is walked in its place`,
  'behind-link': (path) => `the link ${path} is not followed`,
  'outside-pack': (path) => `of the pack ${path} only its folder skills is walked`,
  'broken-pack': (path) => `the manifest of its pack, ${path}, is not understood`,
};
