import { type Section, type Version, byteLength } from './section.js';

/** Sections that keep to a budget, and what had to go. */
export interface Fitted {
  readonly text: string;
  /** One phrase for each thing that is left out. */
  readonly leftOut: readonly string[];
}

/** A section in the version that is being tried. */
interface Attempt {
  readonly section: Section;
  readonly degree: number;
  readonly version: Version;
  readonly bytes: number;
}

/** Bytes of UTF-8: for the sections, and of these for a note on what is left out. */
export interface Budget {
  readonly bytes: number;
  readonly note: number;
}

/**
 * Renders sections within a budget. While they do not fit, the longest that has a briefer version takes it; when none has,
 * the long ones are cut at an item, so that each keeps a fair share. Once anything is left out, the note's bytes stay free.
 */
export function fitSections(sections: readonly Section[], { bytes, note }: Budget): Fitted {
  let attempts = sections.map((section) => attempt(section, 0));
  if (total(attempts) <= bytes) return { text: attempts.map(renderWhole).join(''), leftOut: [] };
  const budget = bytes - note;
  while (total(attempts) > budget) {
    const longest = attempts
      .filter(({ section, degree }) => degree + 1 < section.versions.length)
      .toSorted((a, b) => b.bytes - a.bytes)[0];
    if (longest === undefined) break;
    attempts = attempts.map((one) => (one === longest ? attempt(one.section, one.degree + 1) : one));
  }
  const shares = shareOut(attempts, budget);
  const fitted = attempts.map((one) => cutToShare(one, shares.get(one) ?? 0));
  const lacking = attempts.flatMap(({ version }) => version.lacks ?? []);
  return {
    text: fitted.map(({ text }) => text).join(''),
    leftOut: [...lacking, ...fitted.flatMap(({ leftOut }) => leftOut)],
  };
}

function attempt(section: Section, degree: number): Attempt {
  const version = section.versions[degree]?.() ?? { head: '', items: [] };
  return { section, degree, version, bytes: byteLength(render(section, version, version.items)) };
}

function render({ title }: Section, { head, foot }: Version, items: readonly string[]): string {
  return `\n## ${title}\n\n${head}${items.join('')}${foot ?? ''}`;
}

function renderWhole({ section, version }: Attempt): string {
  return render(section, version, version.items);
}

function total(attempts: readonly Attempt[]): number {
  return attempts.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** How many bytes each may take: short ones what they need, the others equal parts of the rest. */
function shareOut(attempts: readonly Attempt[], budget: number): ReadonlyMap<Attempt, number> {
  const shares = new Map<Attempt, number>();
  let rest = budget;
  let waiting = attempts.length;
  for (const one of attempts.toSorted((a, b) => a.bytes - b.bytes)) {
    const share = Math.min(one.bytes, Math.max(0, Math.floor(rest / waiting)));
    shares.set(one, share);
    rest -= share;
    waiting -= 1;
  }
  return shares;
}

function cutToShare(one: Attempt, share: number): Fitted {
  const { section, version, bytes } = one;
  if (bytes <= share) return { text: renderWhole(one), leftOut: [] };
  let room = share - byteLength(render(section, version, []));
  if (room < 0) return { text: '', leftOut: [`the section “${section.title}”`] };
  const kept = [];
  for (const item of version.items) {
    room -= byteLength(item);
    if (room < 0) break;
    kept.push(item);
  }
  const number = new Intl.NumberFormat('en');
  const missing = `${number.format(version.items.length - kept.length)} of ${number.format(version.items.length)} ${section.noun}`;
  return { text: render(section, version, kept), leftOut: [missing] };
}
