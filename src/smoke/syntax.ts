import { FILE_START, locate } from '../domain/location.js';
import { directoryOf, isWithin, joinPath } from '../domain/paths.js';
import type { SmokeObservation, SmokeResult } from '../domain/smoke.js';
import type { SourceText } from '../formats/text.js';
import type { Candidate } from './plan.js';
import {
  type ScriptLanguage,
  type SyntaxCommand,
  type SyntaxFault,
  commandsFor,
  languageOf,
  readSyntaxFault,
} from './script-language.js';
import type { SmokeTask } from './settings.js';
import type { Spawner } from './spawner/client.js';

/** A script whose syntax is to be checked, and the manifest that it belongs to. */
export interface ScriptCheck {
  readonly manifest: string;
  readonly name: string;
  readonly path: string;
  readonly language: ScriptLanguage;
  readonly source: SourceText;
}

/** More scripts than these are not checked: an interpreter is started for each. */
const SCRIPT_LIMIT = 1000;

/** What is to be checked, and how many more scripts there were. */
export interface ScriptChecks {
  readonly checks: readonly ScriptCheck[];
  readonly beyond: number;
}

/** Entries, and what lies in a skill's `scripts/`, of both kinds of skill; each file once. */
export function findScripts(
  candidates: readonly Candidate[],
  { documents, manifests }: SmokeTask,
): ScriptChecks {
  const owners = new Map<string, { readonly manifest: string; readonly name: string }>();
  for (const { path, name, entry } of candidates)
    if (!owners.has(entry)) owners.set(entry, { manifest: path, name });
  const names = new Map(candidates.map(({ path, name }) => [path, name]));
  for (const { path, kind } of manifests) {
    if (kind !== 'skill.json' && kind !== 'SKILL.md') continue;
    const folder = joinPath(directoryOf(path), 'scripts');
    const owner = { manifest: path, name: names.get(path) ?? path };
    for (const entry of documents.folders.has(folder) ? documents.tree.list() : []) {
      if (entry.kind === 'file' && isWithin(entry.path, folder) && !owners.has(entry.path))
        owners.set(entry.path, owner);
    }
  }
  const checks = Array.from(owners).flatMap(([path, owner]) => {
    const source = documents.source(path);
    const language = source && languageOf(path, source.text);
    return language ? [{ ...owner, path, language, source }] : [];
  });
  return { checks: checks.slice(0, SCRIPT_LIMIT), beyond: Math.max(0, checks.length - SCRIPT_LIMIT) };
}

/** Where interpreters are found and started. */
export interface SyntaxTools {
  readonly spawner: Spawner;
  /** The absolute path of a program; undefined where the machine has none. */
  readonly find: (program: string) => string | undefined;
  readonly searchPath: string;
}

/** Asks the interpreter whether it can read a script. One that is not on the machine is a skip, never a pass. */
export async function checkSyntax(check: ScriptCheck, tools: SyntaxTools): Promise<SmokeResult> {
  const { language, source, path } = check;
  if (source.encodingFault === 'utf-16' || source.encodingFault === 'invalid-utf-8')
    return skip(check, 'it is not UTF-8');
  let first: { readonly fault: SyntaxFault; readonly milliseconds: number } | undefined;
  for (const command of commandsFor(language, path, source.text)) {
    const tried = await attempt(check, command, tools);
    if ('reason' in tried) return skip(check, tried.reason);
    if (!tried.fault) return result(check, { verdict: 'pass', milliseconds: tried.milliseconds });
    first ??= { fault: tried.fault, milliseconds: tried.milliseconds };
  }
  return first ? fail(check, first) : skip(check, 'there is no way to check it');
}

type Attempt =
  | { readonly reason: string }
  | { readonly fault: SyntaxFault | undefined; readonly milliseconds: number };

/** How long an interpreter may read, in milliseconds. */
const PATIENCE = 15_000;

async function attempt(
  { language, source }: ScriptCheck,
  { program, args }: SyntaxCommand,
  tools: SyntaxTools,
): Promise<Attempt> {
  const file = tools.find(program);
  if (file === undefined) return { reason: `${program} is not on this machine` };
  const reply = await tools.spawner.run({
    command: [file, ...args],
    workingDirectory: '/',
    environment: { PATH: tools.searchPath },
    input: source.text,
    timeoutMilliseconds: PATIENCE,
    confinement: 'group',
    privateDirectory: '',
  });
  const { outcome, exit, signal, code, milliseconds } = reply;
  if (outcome === 'stopped') return { reason: 'interrupted' };
  if (outcome !== 'ended' || signal !== '')
    return { reason: `${program} gave no answer (${code || signal || outcome})` };
  const printed = Buffer.from(reply.stderr).toString('utf8') || Buffer.from(reply.stdout).toString('utf8');
  return { fault: exit === 0 ? undefined : readSyntaxFault(language, printed), milliseconds };
}

function fail(
  check: ScriptCheck,
  { fault, milliseconds }: { readonly fault: SyntaxFault; readonly milliseconds: number },
): SmokeResult {
  const { path, source, language } = check;
  const line = Math.min(Math.max(1, fault.line), lastLineOf(source));
  const start = { line, column: 1 };
  const end = { line, column: (source.line(line)?.length ?? 0) + 1 };
  const observation: SmokeObservation = {
    rule: 'script-syntax',
    message: 'syntax',
    values: { interpreter: language, words: fault.words },
    location: locate(path, source.lineCount > 0 ? { start, end } : FILE_START),
  };
  return result(check, {
    verdict: 'fail',
    milliseconds,
    reason: `line ${line}: ${fault.words}`,
    observations: [observation],
  });
}

/** What is missing at the end of a script is missed behind its last line. */
function lastLineOf(source: SourceText): number {
  let line = source.lineCount;
  while (line > 1 && source.line(line)?.trim() === '') line -= 1;
  return line;
}

function skip(check: ScriptCheck, reason: string): SmokeResult {
  return result(check, { verdict: 'skip', reason, milliseconds: 0 });
}

function result(
  { manifest, name, path }: ScriptCheck,
  facts: Pick<SmokeResult, 'verdict' | 'milliseconds'> & Partial<SmokeResult>,
): SmokeResult {
  return {
    path: manifest,
    name,
    case: `syntax of ${path}`,
    reason: '',
    stderr: '',
    observations: [],
    ...facts,
  };
}
