import path from 'node:path';
import type { IsolationWish } from '../../domain/smoke.js';
import type { Spawner } from '../spawner/client.js';
import type { HostSystem } from '../system.js';
import { type BubblewrapPlaces, bubblewrap } from './bubblewrap.js';
import { processGroup } from './process-group.js';
import type { Sandbox } from './sandbox.js';

/** What is looked at to find out how far a skill can be shut in. */
export interface ProbeSetting {
  readonly wish: IsolationWish;
  /** The repository's absolute, real path. */
  readonly repository: string;
  readonly host: Readonly<Record<string, string | undefined>>;
  /** Where programs are looked for, besides the system's own folders. */
  readonly searchPath: string;
  readonly system: HostSystem;
  readonly spawner: Spawner;
}

/** The system's own folders come first: no folder of a job should decide what the sandbox is. */
const SYSTEM_PATH = '/usr/bin:/bin';

/** How long the trial may take, in milliseconds. */
const PATIENCE = 10_000;

/** Finds the highest level that works here by trying it; it never assumes. */
export async function probeIsolation(setting: ProbeSetting): Promise<Sandbox> {
  const open = (why: string): Sandbox => processGroup(why, () => setting.system.createScratch());
  if (setting.wish === 'off') return open('the policy does without a sandbox');
  if (process.platform !== 'linux') return open('bubblewrap exists for Linux only');
  const { system, searchPath } = setting;
  const [bwrap, perl] = ['bwrap', 'perl'].map((name) =>
    system.findProgram(name, `${SYSTEM_PATH}:${searchPath}`),
  );
  if (bwrap === undefined) return open('bubblewrap is not installed');
  if (perl === undefined) return open('perl, which starts skills in the sandbox, is not installed');
  const sandbox = bubblewrap('bubblewrap works here', placesOf(setting, bwrap, perl));
  const objection = await tryOut(sandbox, setting.spawner);
  return objection === undefined ? sandbox : open(`bubblewrap does not work here (${objection})`);
}

/** Starts a shell that does nothing, with all that a skill would get. */
async function tryOut(sandbox: Sandbox, spawner: Spawner): Promise<string | undefined> {
  const launch = sandbox.open().launch('/bin/sh', {});
  const reply = await spawner.run({ ...launch, input: '', timeoutMilliseconds: PATIENCE });
  if (reply.outcome === 'ended' && reply.exit === 0) return undefined;
  if (reply.outcome === 'timed-out') return 'it did not answer';
  return reply.code === '' ? `status ${reply.exit}` : (reply.code.split('\n').at(-1) ?? reply.code);
}

function placesOf({ repository, host, system }: ProbeSetting, bwrap: string, perl: string): BubblewrapPlaces {
  const candidates = [...hiddenPlaces(host), path.join(repository, '.git')];
  const hidden = candidates.flatMap((directory) => system.realDirectory(directory) ?? []);
  const files = inHome(host, CREDENTIAL_FILES).filter((file) => system.examine(file).kind === 'file');
  return {
    bubblewrap: bwrap,
    perl,
    repository,
    hidden: Array.from(new Set(hidden)).filter((directory) => directory !== '/'),
    hiddenFiles: files.filter((file) => !hidden.some((directory) => file.startsWith(`${directory}/`))),
    isRoot: process.getuid?.() === 0,
  };
}

/** Where tools keep credentials, from the home directory. */
const CREDENTIAL_FOLDERS: readonly string[] = [
  '.ssh',
  '.aws',
  '.azure',
  '.docker',
  '.gnupg',
  '.kube',
  '.config/gh',
  '.config/gcloud',
  '.local/share/keyrings',
];

const CREDENTIAL_FILES: readonly string[] = [
  '.netrc',
  '.npmrc',
  '.pypirc',
  '.git-credentials',
  '.config/git/credentials',
];

/** The runner's own, sockets of the system's services, and credentials. */
function hiddenPlaces(host: Readonly<Record<string, string | undefined>>): readonly string[] {
  const { RUNNER_TEMP } = host;
  const runner = RUNNER_TEMP !== undefined && path.isAbsolute(RUNNER_TEMP) ? [RUNNER_TEMP] : [];
  return ['/run', '/tmp', '/var/tmp', ...runner, ...inHome(host, CREDENTIAL_FOLDERS)];
}

function inHome(
  { HOME }: Readonly<Record<string, string | undefined>>,
  names: readonly string[],
): readonly string[] {
  return HOME !== undefined && path.isAbsolute(HOME) ? names.map((name) => path.join(HOME, name)) : [];
}
