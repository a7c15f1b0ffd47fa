import { type Location, locate } from '../domain/location.js';
import { type InvisibleRun, findInvisible } from '../formats/invisible-characters.js';
import type { SourceText } from '../formats/text.js';
import { type RuleReport, defineRule } from './rule.js';
import { reportEach } from './support/ogcode-config.js';
import { skillMd } from './support/skill-md-examples.js';

/** All characters that may be meant, so that most files need no second look. */
const SUSPICIOUS =
  /\u034f|\u17b4|\u17b5|[\u061c\u115f\u1160\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\u3164\ufeff\uffa0]|\udb40/;

/** How many lines are looked at, and how long they may be: beyond is data. */
const LINE_LIMIT = 20_000;
const LENGTH_LIMIT = 20_000;

export const rule = defineRule({
  name: 'invisible-text',
  summary: 'A manifest holds characters that no reader sees.',
  rationale:
    'A model reads every character; a reviewer sees neither zero-width ones nor the letters of the tag block, and controls of direction show text in another order than it is read. What emoji and scripts need is let pass.',
  subject: ['SKILL.md', 'skill.json', 'ogcode.json'],
  messages: {
    direction: {
      severity: 'warning',
      text: 'a control of direction ({codes}) shows this line in another order than it is read: remove it',
    },
    mark: {
      severity: 'warning',
      text: 'an invisible mark of direction ({codes}) stands where nothing is written from right to left: remove it',
    },
    tag: {
      severity: 'warning',
      text: 'invisible tag letters spell "{spelt}", which a model reads and nobody sees: remove them',
    },
    selector: {
      severity: 'warning',
      text: 'invisible variation selectors ({codes}) select nothing here, and can carry hidden text: remove them',
    },
    'no-width': {
      severity: 'warning',
      text: 'a character without width ({codes}) stands here: remove it, or write it as an escape if it is meant',
    },
  },
  examples: [
    {
      bad: { 'skills/tidy/SKILL.md': skillMd(undefined, 'Tidy\u200b the table.\n') },
      good: {
        'skills/tidy/SKILL.md': skillMd(
          undefined,
          'Tidy the table. \u{1f468}\u200d\u{1f469}\u200d\u{1f467}\n',
        ),
      },
    },
  ],
  check({ path }, context) {
    const source = context.documents.source(path);
    if (!source || source.encodingFault === 'utf-16' || !SUSPICIOUS.test(source.text)) return;
    reportEach(runsIn(source), context, ({ run, line }) => describe(run, locationOf(run, path, line)));
  },
});

function* runsIn(source: SourceText): Generator<{ readonly run: InvisibleRun; readonly line: number }> {
  for (let line = 1; line <= Math.min(source.lineCount, LINE_LIMIT); line += 1) {
    const text = source.line(line) ?? '';
    if (text.length > LENGTH_LIMIT || !SUSPICIOUS.test(text)) continue;
    // One for a line says enough.
    const [run] = findInvisible(text);
    if (run) yield { run, line };
  }
}

function locationOf({ offset, text }: InvisibleRun, path: string, line: number): Location {
  const start = { line, column: offset + 1 };
  return locate(path, { start, end: { line, column: offset + text.length + 1 } });
}

function describe({ kind, text }: InvisibleRun, location: Location): RuleReport {
  const characters = Array.from(text);
  const values =
    kind === 'tag'
      ? { spelt: characters.map(spell).join('').slice(0, 100) }
      : { codes: [...new Set(characters.map(nameOf))].slice(0, 5).join(', ') };
  return { message: kind, values, location };
}

/** The tag block repeats ASCII. */
function spell(character: string): string {
  const code = (character.codePointAt(0) ?? 0) - 0xe0000;
  return code >= 0x20 && code < 0x7f ? String.fromCharCode(code) : '';
}

function nameOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
