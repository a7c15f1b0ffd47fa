import { execFileSync } from 'node:child_process';
import { closeSync, constants, mkdtempSync, openSync, readlinkSync, rmSync, unlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** How many are made at once: a process for each would cost more than the runs they are for. */
const BATCH = 32;

/** Only the system's own folders are asked for programs: others may be anybody's. */
const SYSTEM = { PATH: '/usr/bin:/bin:/usr/local/bin' };

/** A pipe with its two ends, for a child and for us; ours does not block. */
export interface Pipe {
  readonly child: number;
  readonly own: number;
  /** What /proc shows for descriptors of it; empty where there is no /proc. */
  readonly identity: string;
}

/** Somewhere to open a pipe from, as often as one likes, until it is let go. */
interface Source {
  /** Opens an end. Throws what the system throws. */
  open(flags: number): number;
  letGo(): void;
}

/**
 * Pipes of the system, for which Node has no call: what it calls a pipe is a socket, and a script that writes to
 * /dev/stderr or reads /dev/stdin fails on one. Linux lets the pipes of another process be opened, so Perl makes them;
 * elsewhere they are FIFOs, which differ in one thing: /dev/stdin cannot be opened once all has been written.
 */
export class Pipes {
  private readonly canBorrow: boolean;
  private readonly ready: Source[] = [];
  private directory: string | undefined;
  private made = 0;

  /** `canBorrow`: whether pipes of another process may be opened; false makes them FIFOs anywhere. */
  constructor(canBorrow = process.platform === 'linux') {
    this.canBorrow = canBorrow;
  }

  /** `in`: the child reads, `out`: the child writes. Throws what the system throws. */
  open(direction: 'in' | 'out'): Pipe {
    if (this.ready.length === 0) this.ready.push(...this.make());
    const source = this.ready.shift();
    if (!source) throw new Error('no pipe could be made');
    const [ofChild, ofOwn] =
      direction === 'in'
        ? [constants.O_RDONLY, constants.O_WRONLY]
        : [constants.O_WRONLY, constants.O_RDONLY];
    try {
      const child = source.open(ofChild);
      return { child, own: source.open(ofOwn | constants.O_NONBLOCK), identity: identityOf(child) };
    } finally {
      source.letGo();
    }
  }

  /** Removes what was made and not used. */
  dispose(): void {
    for (const source of this.ready.splice(0)) source.letGo();
    if (this.directory !== undefined) rmSync(this.directory, { recursive: true, force: true });
    this.directory = undefined;
  }

  private make(): readonly Source[] {
    try {
      return this.canBorrow ? borrowPipes() : this.makeFifos();
    } catch {
      return this.makeFifos();
    }
  }

  private makeFifos(): readonly Source[] {
    this.directory ??= mkdtempSync(path.join(tmpdir(), 'skillgate-pipes-'));
    const { directory, made } = this;
    const files = Array.from({ length: BATCH }, (_, index) => path.join(directory, String(made + index)));
    execFileSync('mkfifo', ['-m', '600', ...files], { env: SYSTEM, stdio: 'ignore' });
    this.made += BATCH;
    return files.map(fifoSource);
  }
}

/** Makes pipes, says where they are, and holds them until it is killed, at most ten seconds. */
const MAKER = `
my @ends;
for (1 .. ${BATCH}) { pipe(my $reader, my $writer) or exit 1; push @ends, $reader, $writer }
my $holder = fork;
exit 1 unless defined $holder;
if ($holder) { print join(' ', $holder, map { fileno($_) } @ends); exit 0 }
close STDIN; close STDOUT; close STDERR;
sleep 10;
`;

/** Throws where there is no Perl, or the system forbids it. */
function borrowPipes(): readonly Source[] {
  const said = execFileSync('perl', ['-e', MAKER], {
    env: SYSTEM,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [holder = 0, ...ends] = said.split(' ').map(Number);
  const opened: number[] = [];
  try {
    // Both ends are held open by us from here on, so that they can be opened once more by their own names.
    for (let index = 0; index < ends.length; index += 2) {
      opened.push(
        openSync(`/proc/${holder}/fd/${ends[index] ?? ''}`, constants.O_RDWR | constants.O_NONBLOCK),
      );
    }
    return opened.map(pipeSource);
  } catch (error) {
    for (const descriptor of opened) closeSync(descriptor);
    throw error;
  } finally {
    process.kill(holder, 'SIGKILL');
  }
}

function pipeSource(held: number): Source {
  return { open: (flags) => openSync(`/proc/self/fd/${held}`, flags), letGo: () => closeSync(held) };
}

/** Opened for both, a FIFO does not wait for somebody at its other end. */
function fifoSource(file: string): Source {
  const held = openSync(file, constants.O_RDWR | constants.O_NONBLOCK);
  return {
    open: (flags) => openSync(file, flags),
    letGo() {
      closeSync(held);
      unlinkSync(file);
    },
  };
}

function identityOf(descriptor: number): string {
  try {
    return readlinkSync(`/proc/self/fd/${descriptor}`);
  } catch {
    return '';
  }
}
