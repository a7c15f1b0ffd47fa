import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { StringDecoder } from 'node:string_decoder';
import { fileURLToPath } from 'node:url';
import { inputVariables, readActionMetadata } from './action-metadata.js';
import { LineReader } from './runner-commands.js';
import { CANARY, type StepPlaces, baseVariables } from './runner-environment.js';
import { type Event, type EventName, eventContext } from './runner-event.js';
import { FILE_COMMANDS, type FileCommand } from './runner-files.js';
import type { ShownAnnotation } from './runner-issues.js';
import { type ExecutedCommand, Step } from './runner-step.js';
import { changedFiles, readFiles, writeTree } from './tree-files.js';

const project = fileURLToPath(new URL('../..', import.meta.url));

export interface ActionRun {
  /** The checked-out repository: a directory to copy, or a tree in the notation of the vectors. */
  readonly directory?: string;
  readonly tree?: object;
  /** Makes the workspace a git checkout with everything in its index. */
  readonly git?: boolean;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly event?: EventName | Event;
  /** Laid over what the runner sets; undefined takes a variable away. */
  readonly environment?: Readonly<Record<string, string | undefined>>;
  /** The Node to run it with; the running one where absent. */
  readonly node?: string;
  /** The directory of action.yml; the project where absent. */
  readonly action?: string;
}

/** What GitHub would know and show after the step. */
export interface StepResult {
  readonly annotations: readonly ShownAnnotation[];
  /** Annotations that nobody sees, for there were too many. */
  readonly dropped: readonly ShownAnnotation[];
  /** Every command that the runner acted on, wherever it came from. */
  readonly commands: readonly ExecutedCommand[];
  readonly outputs: Readonly<Record<string, string>>;
  /** What later steps would find in their environment, their PATH, and the state of a post step. */
  readonly environmentFile: Readonly<Record<string, string>>;
  readonly pathFile: readonly string[];
  readonly state: Readonly<Record<string, string>>;
  readonly summary: string;
  readonly log: string;
  /** What the step printed as it came, before the runner masked secrets. */
  readonly printed: readonly string[];
  readonly exitCode: number;
  readonly conclusion: 'success' | 'failure';
  /** Files of the workspace that are new or changed, as text. */
  readonly written: ReadonlyMap<string, string>;
  /** Files that came into being outside of it. */
  readonly strayFiles: readonly string[];
}

interface Places extends StepPlaces {
  readonly commandFiles: Readonly<Record<FileCommand, string>>;
}

/** Runs an action's main as a step of a job, as GitHub's runner does, and gives what would come of it. */
export async function runAction(run: ActionRun): Promise<StepResult> {
  const action = run.action ?? project;
  const metadata = readActionMetadata(action);
  const inputs = inputVariables(metadata, run.inputs ?? {}, CANARY);
  const places = makePlaces();
  try {
    fillWorkspace(places.workspace, run);
    const environment = environmentOf(run, places, inputs);
    const before = snapshot(places);
    const step = new Step(places.workspace, environment);
    const main = path.join(action, metadata.runs.main);
    const exitCode = await runProcess(step, {
      node: run.node ?? process.execPath,
      main,
      environment,
      cwd: places.workspace,
    });
    step.readFiles(readCommandFiles(places));
    return resultOf(step, exitCode, { places, before });
  } finally {
    rmSync(places.root, { recursive: true, force: true });
  }
}

function makePlaces(): Places {
  const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'skillgate-runner-')));
  const workspace = path.join(root, 'skills/skills');
  const temporary = path.join(root, '_temp');
  const files = path.join(temporary, '_runner_file_commands');
  const workflow = path.join(temporary, '_github_workflow');
  for (const folder of [workspace, files, workflow, path.join(root, 'home'), path.join(root, '_tool')]) {
    mkdirSync(folder, { recursive: true });
  }
  const names = Object.entries(FILE_COMMANDS).map(([variable, stem]) => [
    variable,
    path.join(files, `${stem}_${randomUUID()}`),
  ]);
  for (const [, file] of names) writeFileSync(file ?? '', '');
  const commandFiles = Object.fromEntries(names) as Record<FileCommand, string>;
  return { root, workspace, temporary, eventFile: path.join(workflow, 'event.json'), commandFiles };
}

function fillWorkspace(workspace: string, { directory, tree, git }: ActionRun): void {
  if (directory !== undefined) cpSync(directory, workspace, { recursive: true, verbatimSymlinks: true });
  if (tree !== undefined) writeTree(workspace, tree);
  if (git !== true) return;
  const environment = {
    PATH: process.env['PATH'],
    HOME: workspace,
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_SYSTEM: '/dev/null',
  };
  const runGit = (...args: readonly string[]): void => {
    execFileSync('git', ['-c', 'core.autocrlf=false', ...args], {
      cwd: workspace,
      env: environment,
      stdio: 'pipe',
    });
  };
  runGit('init', '--quiet', '--initial-branch=main');
  runGit('add', '--all');
}

function snapshot({ root, workspace }: Places): ReadonlyMap<string, string> {
  const inside = path.relative(root, workspace);
  return readFiles(root, [path.posix.join(inside, '.git'), '_temp/_runner_file_commands']);
}

/** Writes the event's payload and gives all variables of the step. */
function environmentOf(
  run: ActionRun,
  places: Places,
  inputs: Readonly<Record<string, string>>,
): Record<string, string> {
  const event = eventContext(typeof run.event === 'object' ? run.event : { name: run.event ?? 'push' });
  writeFileSync(places.eventFile, JSON.stringify(event.payload, undefined, 2));
  const environment: Record<string, string | undefined> = {
    ...baseVariables(places),
    ...event.variables,
    ...places.commandFiles,
    ...inputs,
    ...run.environment,
  };
  const given = Object.entries(environment).filter((pair): pair is [string, string] => pair[1] !== undefined);
  return Object.fromEntries(given);
}

interface Start {
  readonly node: string;
  readonly main: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly cwd: string;
}

/** Runs the program, handing its lines to the step as they come; gives the exit code, 1 where a signal ended it. */
async function runProcess(step: Step, { node, main, environment, cwd }: Start): Promise<number> {
  if (!existsSync(main)) throw new Error(`${main} is missing: build it first`);
  const child = spawn(node, [main], {
    cwd,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 60_000,
  });
  readStream(child.stdout, step);
  readStream(child.stderr, step);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}

function readStream(stream: NonNullable<ChildProcess['stdout']>, step: Step): void {
  const decoder = new StringDecoder('utf8');
  const lines = new LineReader();
  stream.on('data', (chunk: Buffer) =>
    lines.push(decoder.write(chunk)).forEach((line) => step.readLine(line)),
  );
  stream.on('end', () => lines.end().forEach((line) => step.readLine(line)));
}

function readCommandFiles({ commandFiles }: Places): Readonly<Record<FileCommand, string>> {
  const contents = Object.entries(commandFiles).map(([variable, file]) => [
    variable,
    existsSync(file) ? readFileSync(file, 'utf8') : '',
  ]);
  return Object.fromEntries(contents) as Record<FileCommand, string>;
}

function resultOf(
  step: Step,
  exitCode: number,
  { places, before }: { places: Places; before: ReadonlyMap<string, string> },
): StepResult {
  const changed = [...changedFiles(before, snapshot(places))];
  const inside = `${path.relative(places.root, places.workspace)}/`;
  const written = changed.flatMap(([file, text]) =>
    file.startsWith(inside) ? [[file.slice(inside.length), text] as const] : [],
  );
  return {
    annotations: step.issues.shown,
    dropped: step.issues.dropped,
    commands: step.commands,
    outputs: Object.fromEntries(step.outputs),
    environmentFile: Object.fromEntries(step.environmentFile),
    pathFile: step.pathFile,
    state: Object.fromEntries(step.state),
    summary: step.summary,
    log: step.log.join('\n'),
    printed: step.printed,
    exitCode,
    conclusion: exitCode === 0 && !step.hasFailed ? 'success' : 'failure',
    written: new Map(written),
    strayFiles: changed.map(([file]) => file).filter((file) => !file.startsWith(inside)),
  };
}
