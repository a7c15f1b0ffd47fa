import { baseName } from '../domain/paths.js';
import { parseShebang, programOf } from './entry.js';

/** The languages whose interpreters can check a script without running it, named after them. */
export type ScriptLanguage = 'bash' | 'sh' | 'node' | 'python3' | 'ruby';

const BY_ENDING: Readonly<Record<string, ScriptLanguage>> = {
  sh: 'bash',
  bash: 'bash',
  py: 'python3',
  js: 'node',
  mjs: 'node',
  cjs: 'node',
  rb: 'ruby',
};

const BY_PROGRAM: readonly (readonly [RegExp, ScriptLanguage])[] = [
  [/^bash$/, 'bash'],
  [/^(?:sh|dash)$/, 'sh'],
  [/^(?:node|nodejs)$/, 'node'],
  [/^python(?:3(?:\.\d+)?)?$/, 'python3'],
  [/^ruby(?:\d[\d.]*)?$/, 'ruby'],
];

/** Shells of other dialects, and Python 2: what ours say of their scripts proves nothing. */
const FOREIGN = /^(?:zsh|ksh\d*|mksh|ash|csh|tcsh|fish|python2(?:\.\d+)?)$/;

/** The language of a script by its shebang, else by the ending of its name; undefined for all others. */
export function languageOf(path: string, text: string): ScriptLanguage | undefined {
  const shebang = parseShebang(text.replaceAll('\r', ''));
  const program = shebang === undefined ? '' : baseName(programOf(shebang).name);
  if (FOREIGN.test(program)) return undefined;
  const named = BY_PROGRAM.find(([pattern]) => pattern.test(program))?.[1];
  if (named) return named;
  const ending = /\.([a-z]+)$/.exec(baseName(path))?.[1] ?? '';
  const usual = Object.hasOwn(BY_ENDING, ending) ? BY_ENDING[ending] : undefined;
  // An unknown program in front of a shell script may be a shell of its own.
  return program !== '' && usual === 'bash' ? undefined : usual;
}

/** A way of checking a script that comes on stdin. */
export interface SyntaxCommand {
  readonly program: string;
  readonly args: readonly string[];
}

const PYTHON = `
import sys
try:
    compile(sys.stdin.buffer.read(), "script", "exec", dont_inherit=True)
except (SyntaxError, ValueError) as error:
    line = getattr(error, "lineno", None) or 1
    sys.exit("-:%d: %s" % (line, getattr(error, "msg", None) or error))
except (RecursionError, MemoryError):
    sys.exit(0)
`;

/** The ways of checking a script; one that accepts it is enough. None of them executes anything. */
export function commandsFor(language: ScriptLanguage, path: string, text: string): readonly SyntaxCommand[] {
  switch (language) {
    case 'bash': {
      const plain = { program: 'bash', args: ['-n'] };
      // The option is switched on by the script itself, which `-n` does not see.
      return text.includes('extglob') ? [plain, { program: 'bash', args: ['-O', 'extglob', '-n'] }] : [plain];
    }
    case 'sh':
      return [{ program: 'sh', args: ['-n'] }];
    case 'python3':
      return [{ program: 'python3', args: ['-I', '-S', '-c', PYTHON] }];
    case 'ruby':
      return [{ program: 'ruby', args: ['--disable=gems', '-c', '-'] }];
    case 'node': {
      const script = { program: 'node', args: ['--check', '-'] };
      const module = { program: 'node', args: ['--input-type=module', '--check', '-'] };
      if (path.endsWith('.mjs')) return [module];
      return path.endsWith('.cjs') || !/^\s*(?:import|export)\b/m.test(text) ? [script] : [module, script];
    }
  }
}

/** Where and why an interpreter refuses a script. */
export interface SyntaxFault {
  /** 1-based. */
  readonly line: number;
  readonly words: string;
}

/** Reads what an interpreter printed about a script on stdin. */
export function readSyntaxFault(language: ScriptLanguage, printed: string): SyntaxFault {
  if (language === 'node') {
    const line = Number(/^\[stdin\]:(\d+)$/m.exec(printed)?.[1] ?? 1);
    return { line, words: /^SyntaxError: (.*)$/m.exec(printed)?.[1] ?? lastLine(printed) };
  }
  const found = /^(?:-|[^\n:]*?): ?(?:line )?(\d+): ([^\n]+)/m.exec(printed);
  return found ? { line: Number(found[1]), words: found[2] ?? '' } : { line: 1, words: lastLine(printed) };
}

function lastLine(text: string): string {
  return text.trim().split('\n').at(-1) ?? '';
}
