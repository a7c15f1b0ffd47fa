import { findNameFault } from '../../domain/skill-name.js';
import { type LineFrontmatter, fieldOf, readLines } from '../../formats/line-reader.js';
import type { SourceText } from '../../formats/text.js';
import { collapseSpace, trimSpace } from '../../formats/white-space.js';

/** The largest SKILL.md that ogcode opens, in bytes. */
export const SIZE_LIMIT = 262_144;

/** The longest description that reaches the model whole, in code points. */
export const DESCRIPTION_LIMIT = 1024;

/** Why ogcode does not load a SKILL.md; the words of the vectors. */
export type SkipReason =
  | 'size'
  | 'no-frontmatter'
  | 'unterminated'
  | 'no-name'
  | 'name-too-long'
  | 'name-grammar'
  | 'name-directory';

/** What ogcode makes of one SKILL.md. */
export interface SkillFile {
  readonly lines: LineFrontmatter;
  readonly name: string;
  /** As the model reads it: white space collapsed, cut at the limit. */
  readonly description: string;
  /** In code points, before it is cut. */
  readonly descriptionLength: number;
  /** Absent where the file loads. */
  readonly skip?: { readonly reason: SkipReason; readonly message: string };
}

const UNREAD: LineFrontmatter = { fault: 'missing', fields: [], body: '' };

/**
 * Reads a SKILL.md as ogcode does. `directory` is the name that it has to have; undefined where that cannot be known
 * (the top of a checkout). Source: vectors/ogcode-skill-md.json. Never throws.
 */
export function readSkillFile(source: SourceText, directory: string | undefined): SkillFile {
  const isReadable = source.bytes.length <= SIZE_LIMIT && source.encodingFault !== 'utf-16';
  const lines = isReadable ? readLines(source) : UNREAD;
  const name = trimSpace(fieldOf(lines, 'name')?.value ?? '').text;
  const whole = collapseSpace(fieldOf(lines, 'description')?.value ?? '');
  const skip = findSkip({ source, lines, name, directory });
  return {
    lines,
    name,
    ...clamp(whole),
    ...(skip ? { skip } : {}),
  };
}

function clamp(whole: string): Pick<SkillFile, 'description' | 'descriptionLength'> {
  const characters = Array.from(whole);
  const isCut = characters.length > DESCRIPTION_LIMIT;
  const description = isCut ? `${characters.slice(0, DESCRIPTION_LIMIT).join('')}…` : whole;
  return { description, descriptionLength: characters.length };
}

interface Subject {
  readonly source: SourceText;
  readonly lines: LineFrontmatter;
  readonly name: string;
  readonly directory: string | undefined;
}

/** The first fault that ogcode meets. Where the vectors record its own words, those are given. */
function findSkip({ source, lines, name, directory }: Subject): SkillFile['skip'] {
  const size = source.bytes.length;
  if (size > SIZE_LIMIT) {
    return { reason: 'size', message: `the file has ${size} bytes — at most ${SIZE_LIMIT} are read` };
  }
  if (lines.fault === 'missing') {
    const message = 'missing YAML frontmatter — the file must start with a --- line';
    return { reason: 'no-frontmatter', message };
  }
  if (lines.fault === 'unterminated') {
    return { reason: 'unterminated', message: 'unterminated frontmatter — close it with a --- line' };
  }
  if (name === '') return { reason: 'no-name', message: 'the frontmatter has no name' };
  const fault = findNameFault(name);
  if (fault?.variant === 'too-long') {
    return {
      reason: 'name-too-long',
      message: `the name is longer than ${fault.values['limit']} characters`,
    };
  }
  if (fault) {
    const message = `name "${name}" is not made of a-z and 0-9 with single hyphens between them`;
    return { reason: 'name-grammar', message };
  }
  if (directory === undefined || directory === name) return undefined;
  const message = `name "${name}" does not match its directory "${directory}" — rename one so they agree`;
  return { reason: 'name-directory', message };
}
