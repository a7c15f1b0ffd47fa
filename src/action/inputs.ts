import { getInput, getMultilineInput, setSecret } from '@actions/core';
import { ConfigurationError } from '../domain/errors.js';
import { SMOKE_MODES, type SmokeMode } from '../domain/smoke.js';
import { pick } from '../engine/inputs.js';
import type { GateTask } from '../gate/task.js';
import { readWishes } from '../gate/wishes.js';

/** What the workflow asks for. */
export interface Inputs {
  /** The absolute path of the checkout. */
  readonly workspace: string;
  readonly options: GateTask['options'];
  readonly policyFile: string | undefined;
  readonly changedOnly: boolean;
  readonly smoke: SmokeMode | undefined;
  readonly allowUnsafeSmokeRun: boolean;
  readonly checkRun: boolean;
  readonly auditIssue: boolean;
  /** Where reports go, relative to the workspace; undefined where nobody wants one. */
  readonly files: Readonly<Record<'report' | 'sarif' | 'junit', string | undefined>>;
  /** Empty where there is none. */
  readonly token: string;
}

/** Reads and validates every input. Throws a ConfigurationError that names the input and what it takes. */
export function readInputs(): Inputs {
  const workspace = process.env['GITHUB_WORKSPACE'] || process.cwd();
  const smoke = getInput('smoke');
  return {
    workspace,
    options: readWishes(
      {
        paths: readLines('paths'),
        runtimes: readLines('runtimes'),
        allowList: readLines('allow-list'),
        failOn: getInput('fail-on') || undefined,
      },
      workspace,
    ),
    policyFile: getInput('policy') || undefined,
    changedOnly: readBoolean('changed-only'),
    smoke: smoke === '' ? undefined : pick(smoke, SMOKE_MODES, 'smoke'),
    allowUnsafeSmokeRun: readBoolean('allow-unsafe-smoke-run'),
    checkRun: readBoolean('check-run'),
    auditIssue: readBoolean('audit-issue'),
    files: {
      report: getInput('report-file') || undefined,
      sarif: getInput('sarif-file') || undefined,
      junit: getInput('junit-file') || undefined,
    },
    token: takeToken(),
  };
}

/** One value a line; empty lines and those that begin with `#` are passed over. Undefined where none is left. */
function readLines(name: string): readonly string[] | undefined {
  const lines = getMultilineInput(name).filter((line) => !line.startsWith('#'));
  return lines.length > 0 ? lines : undefined;
}

function readBoolean(name: string): boolean {
  const text = getInput(name).toLowerCase();
  if (text === '' || text === 'false') return false;
  if (text === 'true') return true;
  throw new ConfigurationError(`${name}: "${text}" is neither true nor false`);
}

/** The token is read once, masked, and gone: nothing that is started from here may find it. */
function takeToken(): string {
  const token = getInput('github-token');
  if (token !== '') setSecret(token);
  for (const name of ['INPUT_GITHUB-TOKEN', 'GITHUB_TOKEN', 'GH_TOKEN']) delete process.env[name];
  return token;
}
