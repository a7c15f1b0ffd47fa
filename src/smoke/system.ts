/** What stands at a path of the disk, links followed. */
export interface FileFacts {
  readonly kind: 'file' | 'directory' | 'missing' | 'other';
  /** Whether any execute bit is set. */
  readonly executable: boolean;
  /** The first 512 bytes of a regular file. */
  readonly head: Uint8Array;
}

/** A directory of our own, outside the repository. */
export interface Scratch {
  readonly path: string;
  remove(): void;
}

/** The files below a directory, as they were at one time. */
export interface FileSnapshot {
  readonly files: ReadonlyMap<string, string>;
  /** Whether there were more than are ever compared. */
  readonly cut: boolean;
}

/** Files whose contents are kept, so that a change can be put back. */
export interface FileRecord {
  /** Puts back what was changed since, and gives the base names of what was, in order. */
  restore(): readonly string[];
}

/** What smoke runs need of the machine, beside processes. The platform implements it. */
export interface HostSystem {
  examine(path: string): FileFacts;
  /** The real path of a directory; undefined where there is none. */
  realDirectory(path: string): string | undefined;
  /** A program by its name, in the absolute directories of a PATH. */
  findProgram(name: string, searchPath: string): string | undefined;
  createScratch(): Scratch;
  snapshot(directory: string): FileSnapshot;
  /** Keeps every regular file that stands directly in these directories, and these files. */
  record(places: { readonly directories: readonly string[]; readonly files: readonly string[] }): FileRecord;
}

/** A pipe of the system (Node's own are sockets, which cannot be opened again as /dev/stdout). */
export interface Pipe {
  /** The descriptor for the child. */
  readonly child: number;
  /** The descriptor that stays with us, non-blocking. */
  readonly own: number;
  /** What /proc shows for descriptors of it; empty where there is no /proc. */
  readonly identity: string;
}

/** A process as /proc shows it. */
export interface ProcessFacts {
  readonly id: number;
  readonly name: string;
  readonly state: string;
  readonly parent: number;
  readonly group: number;
  readonly session: number;
  /** In clock ticks since the machine's start. */
  readonly start: number;
}

/** What the process that starts children needs of the machine. The platform implements it. */
export interface SpawnerSystem {
  /** `in`: the child reads from it; `out`: the child writes to it. */
  openPipe(direction: 'in' | 'out'): Pipe;
  close(descriptor: number): void;
  /** Every process; empty where the system has no /proc. */
  processes(): readonly ProcessFacts[];
  process(id: number): ProcessFacts | undefined;
  /** Whether a process works in a place, has it in its environment, or holds descriptors of it. */
  refersTo(id: number, places: readonly string[]): boolean;
  /** Removes what was made on the disk. */
  dispose(): void;
}
