import { LAUNCHER, STATUS_DESCRIPTOR } from '../spawner/launcher.js';
import type { Cell, Sandbox } from './sandbox.js';

/** What the sandbox is made with, and what it shows. All paths are absolute and real. */
export interface BubblewrapPlaces {
  readonly bubblewrap: string;
  readonly perl: string;
  /** Shown read-only, wherever it lies. */
  readonly repository: string;
  /** Directories that look empty inside; only some that exist. */
  readonly hidden: readonly string[];
  /** Files that look empty inside; only some that exist. */
  readonly hiddenFiles: readonly string[];
  /** Whether everything runs as root, who may execute what has any execute bit. */
  readonly isRoot: boolean;
}

/** Where the fresh directory lies inside. */
const PRIVATE_DIRECTORY = '/tmp/skill';

/** On which bubblewrap says which process is the first of the namespace. */
const WRAPPER_DESCRIPTOR = STATUS_DESCRIPTOR - 1;

/** No network, processes of its own, everything read-only, /tmp private. Source: spec smoke.md, "The run". */
export function bubblewrap(why: string, places: BubblewrapPlaces): Sandbox {
  const cell: Cell = {
    privateDirectory: PRIVATE_DIRECTORY,
    launch: (entry, environment) => ({
      command: commandOf(places, entry, environment),
      workingDirectory: '/',
      // bubblewrap stays the first process inside, where /proc/1/environ shows what it was started with.
      environment: {},
      confinement: 'namespace',
      privateDirectory: '',
    }),
    close: () => undefined,
  };
  return { isolation: { level: 'bubblewrap', why }, leavesRepositoryOpen: false, open: () => cell };
}

function commandOf(
  places: BubblewrapPlaces,
  entry: string,
  environment: Readonly<Record<string, string>>,
): readonly string[] {
  const pairs = Object.entries(environment).map(([name, value]) => `${name}=${value}`);
  const options: readonly (readonly string[])[] = [
    NAMESPACES,
    places.isRoot ? ['--cap-add', 'CAP_DAC_OVERRIDE'] : [],
    ['--ro-bind', '/', '/'],
    ['--dev', '/dev'],
    ['--proc', '/proc'],
    mounts(places),
    ['--dir', PRIVATE_DIRECTORY],
    ['--chdir', PRIVATE_DIRECTORY],
    ['--json-status-fd', String(WRAPPER_DESCRIPTOR)],
  ];
  return [places.bubblewrap, ...options.flat(), '--', places.perl, '-e', LAUNCHER, entry, ...pairs];
}

const NAMESPACES: readonly string[] = [
  '--unshare-user',
  '--unshare-pid',
  '--unshare-net',
  '--unshare-ipc',
  '--unshare-uts',
  '--unshare-cgroup-try',
  '--new-session',
  '--cap-drop',
  'ALL',
];

/** What hides the repository comes before it is shown, and what is to be hidden in it comes after. */
function mounts({ repository, hidden, hiddenFiles }: BubblewrapPlaces): readonly string[] {
  const inside = hidden.filter((directory) => directory.startsWith(`${repository}/`));
  const outside = hidden.filter((directory) => directory !== repository && !inside.includes(directory));
  return [
    ...['/tmp', ...outside.filter((directory) => directory !== '/tmp')].flatMap(cover),
    '--ro-bind',
    repository,
    repository,
    ...hiddenFiles.flatMap((file) => ['--ro-bind', '/dev/null', file]),
    ...inside.flatMap(cover),
  ];
}

function cover(directory: string): readonly string[] {
  return ['--tmpfs', directory];
}
