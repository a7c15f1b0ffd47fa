import type { Range } from '../../domain/location.js';
import type { Manifest } from '../../domain/manifest.js';
import { baseName, directoryOf, isWithin, joinPath } from '../../domain/paths.js';
import type { Entry } from '../../domain/tree.js';
import type { Documents } from '../../formats/documents.js';
import { readMarkdown } from '../../formats/markdown.js';
import type { SkillMarkdown } from '../../formats/skill-markdown.js';
import { type BodyCommand, commandsOf } from './body-commands.js';

/** A script of a skill that its SKILL.md tells the agent to execute directly, without an interpreter. */
export interface BodyScript {
  /** Links resolved. */
  readonly path: string;
  readonly entry: Entry;
  /** Where the SKILL.md says so, first. */
  readonly range: Range;
  /** Whether the path begins with `./` or a variable, as only a command does; a bare `scripts/x` may be read otherwise. */
  readonly isExplicit: boolean;
  /** Whether the SKILL.md has the agent set the execute bit. */
  readonly isMadeExecutable: boolean;
}

/** Variables that stand for the skill's own folder in some agent. */
const OWN_FOLDER = /^(?:\$\{CLAUDE_SKILL_DIR\}|\$CLAUDE_SKILL_DIR|\$\{SKILL_DIR\}|\$SKILL_DIR|\{baseDir\})\//;

/** What is no command by its name, or needs no execute bit. */
const NO_SCRIPT = /\.(?:md|json|ya?ml|toml|txt|csv|html?|svg|png|pdf|ps1|bat|cmd)$/i;

/** How many folders of a skill are looked at before its text is read anyway. */
const LOOKED_AT = 50;

const found = new WeakMap<SkillMarkdown, readonly BodyScript[]>();

/** The scripts that a SKILL.md tells the agent to execute; each once, and only those that are there. */
export function findDirectlyRunScripts(
  { kind, path }: Manifest,
  { documents }: { readonly documents: Documents },
): readonly BodyScript[] {
  const skill = kind === 'SKILL.md' ? documents.skill(path) : undefined;
  if (!skill) return [];
  const known = found.get(skill);
  if (known) return known;
  const scripts = mayRunScripts(skill, documents, directoryOf(path))
    ? findScripts(skill, documents, directoryOf(path))
    : [];
  found.set(skill, scripts);
  return scripts;
}

/** Most skills have no files of their own, or none but pages; their text need not be read. */
function mayRunScripts(skill: SkillMarkdown, { folders }: Documents, directory: string): boolean {
  const { text } = skill.source;
  const pending = [directory];
  for (let looked = 0; looked < LOOKED_AT; looked += 1) {
    const folder = pending.pop();
    if (folder === undefined) return false;
    for (const { kind, path } of folders.list(folder)) {
      if (kind === 'directory') pending.push(path);
      else if (!NO_SCRIPT.test(path) && text.includes(`/${baseName(path)}`)) return true;
    }
  }
  return true;
}

function findScripts(skill: SkillMarkdown, documents: Documents, directory: string): readonly BodyScript[] {
  const commands = commandsOf(readMarkdown(skill.source, skill.bodyLine), skill.source);
  const madeExecutable = commands.filter(isChmod).flatMap(({ words }) => words.map(toOwnPath));
  const scripts = new Map<string, BodyScript>();
  for (const { word, range } of commands) {
    const own = toOwnPath(word);
    if (!own.includes('/') || NO_SCRIPT.test(own) || /[<>*{}$]/.test(own)) continue;
    const resolved = documents.folders.resolve(joinPath(directory, own));
    if (resolved.kind !== 'found' || resolved.entry.kind !== 'file') continue;
    const { path, entry } = resolved;
    if (scripts.has(path) || !isWithin(path, directory)) continue;
    const isExplicit = word.startsWith('./') || OWN_FOLDER.test(word);
    const isMadeExecutable = madeExecutable.some((one) => covers(one, own));
    scripts.set(path, { path, entry, range, isExplicit, isMadeExecutable });
  }
  return Array.from(scripts.values());
}

function isChmod({ word, words }: BodyCommand): boolean {
  return word === 'chmod' && words.some((one) => /^(?:[ugoa]*\+[rwX]*x|0?7[0-7]{2})/.test(one));
}

/** A path as the skill's folder sees it, always with a folder in front: `./x` and `${CLAUDE_SKILL_DIR}/x` are the same. */
function toOwnPath(word: string): string {
  return word.replace(OWN_FOLDER, './').replace(/^(?:\.\/)+(?=[^/]*\/)/, '');
}

function covers(pattern: string, path: string): boolean {
  const star = pattern.indexOf('*');
  return star < 0 ? pattern === path : path.startsWith(pattern.slice(0, star));
}
