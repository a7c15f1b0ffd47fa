import { type Location, locate } from '../../domain/location.js';
import {
  CHANGING_CALLS,
  CHANGING_COMMANDS,
  type Change,
  type ChangingCommand,
} from '../data/changing-commands.js';
import { type Script, programOnPath } from './script-file.js';
import { type ShellCommand, shellCommands } from './shell-commands.js';

/** How much of a script is looked at, in UTF-16 units. */
const LENGTH_LIMIT = 256 * 1024;

/** How far from its name a command's deciding word may stand. */
const WORD_LIMIT = 6;

/** The first place where a script changes something. */
export interface FoundChange {
  readonly change: Change;
  readonly command: string;
  readonly location: Location;
}

/** The first command that plainly changes something, by a short list; undefined where there is none. */
export function findChange(script: Script): FoundChange | undefined {
  const { shebang } = script;
  if (!shebang) return undefined;
  const interpreter =
    programOnPath(shebang) ?? shebang.interpreter.slice(shebang.interpreter.lastIndexOf('/') + 1);
  if (/^(?:ba|da|k|z|a)?sh$/.test(interpreter)) return findCommand(script);
  const calls = CHANGING_CALLS.find((one) => one.interpreter.test(interpreter));
  return calls && findCall(script, calls);
}

function findCommand({ path, source }: Script): FoundChange | undefined {
  const text = source.text.slice(0, LENGTH_LIMIT);
  const temporary = temporaryVariables(text);
  for (const command of shellCommands(text)) {
    const found = CHANGING_COMMANDS.find((one) => isChange(one, command, temporary));
    if (!found) continue;
    const { start, end } = command;
    const range = source.range(start, end);
    return {
      change: found.change,
      command: text.slice(start, end).slice(0, 80),
      location: locate(path, range),
    };
  }
  return undefined;
}

function isChange(known: ChangingCommand, { name, words }: ShellCommand, temporary: RegExp): boolean {
  if (name !== known.command) return false;
  const deciding = words.slice(0, known.onPaths ? words.length : WORD_LIMIT);
  if (known.words && !known.words.some((word) => deciding.includes(word))) return false;
  if (!known.onPaths) return known.words !== undefined || !words.includes('--help');
  const operands = words.filter((word) => !word.startsWith('-'));
  return operands.length > 0 && !operands.every((operand) => temporary.test(operand));
}

/** What a path looks like that leads to temporary files: by its name, or by a variable that mktemp filled. */
function temporaryVariables(text: string): RegExp {
  const names = Array.from(text.matchAll(/\b(\w+)=["']?(?:\$\(|`)mktemp\b/g), (found) => found[1] ?? '');
  const variables = names.slice(0, 50).map((name) => `|\\$\\{?${name}\\b`);
  return new RegExp(`te?mp|scratch${variables.join('')}`, 'i');
}

/** Calls of a library, on lines without their strings and comments. */
function findCall({ path, source }: Script, calls: (typeof CHANGING_CALLS)[number]): FoundChange | undefined {
  for (let number = 1; number <= source.lineCount; number += 1) {
    const line = source.line(number) ?? '';
    if (line.length > 1000 || /te?mp/i.test(line)) continue;
    const bare = line
      .replace(/(["'`])(?:\\.|(?!\1)[^\\])*\1/g, (quoted) => 'x'.repeat(quoted.length))
      .replace(/(?:#|\/\/).*$/, '');
    const found = calls.call.exec(bare);
    if (!found) continue;
    const start = { line: number, column: found.index + 1 };
    const end = { line: number, column: line.trimEnd().length + 1 };
    return {
      change: calls.change,
      command: line.slice(found.index).trim().slice(0, 80),
      location: locate(path, { start, end }),
    };
  }
  return undefined;
}
