import type { FileRecord, FileSnapshot, HostSystem } from './system.js';

/** What changed on the machine while something ran. */
export interface Seen {
  /** Paths below the repository, in order. */
  readonly changed: readonly string[];
  /** Names of the runner's command files that were changed, and have been put back. */
  readonly tampered: readonly string[];
  /** Who may have done it: one, or those that ran at the same time as well. */
  readonly suspects: readonly Watch[];
}

/** Something under way, from its start. */
export interface Watch {
  /** The part of the repository that is compared where the whole is too large, relative to it. */
  readonly folder: string;
}

/** What is watched. */
export interface WitnessSetting {
  readonly system: HostSystem;
  readonly repository: string;
  readonly commandFiles: CommandFiles;
  /** Whether a skill could change the repository at all. */
  readonly compares: boolean;
}

/** Compares the repository and the runner's command files before and after each run. */
export class Witness {
  /** Whether the repository is too large to be compared as a whole. */
  readonly isNarrow: boolean;
  private readonly setting: WitnessSetting;
  private readonly record: FileRecord;
  private readonly active = new Map<Watch, FileSnapshot | undefined>();
  private latest: FileSnapshot | undefined;

  constructor(setting: WitnessSetting) {
    this.setting = setting;
    this.record = setting.system.record(setting.commandFiles);
    const all = setting.compares ? setting.system.snapshot(setting.repository) : undefined;
    this.isNarrow = all?.cut === true;
    this.latest = this.isNarrow ? undefined : all;
  }

  begin(folder: string): Watch {
    const watch: Watch = { folder };
    this.active.set(watch, this.isNarrow ? this.look(folder) : undefined);
    return watch;
  }

  end(watch: Watch): Seen {
    const suspects = Array.from(this.active.keys());
    const before = this.active.get(watch);
    this.active.delete(watch);
    return { changed: this.changes(watch, before), tampered: this.verify(), suspects };
  }

  /** Puts the command files back once more, after the last run; gives the names of what was changed. */
  verify(): readonly string[] {
    return this.record.restore();
  }

  private changes({ folder }: Watch, before: FileSnapshot | undefined): readonly string[] {
    if (!this.setting.compares) return [];
    if (this.isNarrow) {
      const prefix = folder === '.' ? '' : `${folder}/`;
      return differences(before, this.look(folder)).map((path) => `${prefix}${path}`);
    }
    const now = this.look('.');
    const changed = differences(this.latest, now);
    this.latest = now;
    return changed;
  }

  private look(folder: string): FileSnapshot {
    const { system, repository } = this.setting;
    return system.snapshot(folder === '.' ? repository : `${repository}/${folder}`);
  }
}

/** A part that is itself too large proves nothing. */
function differences(before: FileSnapshot | undefined, after: FileSnapshot): readonly string[] {
  if (!before || before.cut || after.cut) return [];
  const changed: string[] = [];
  for (const [path, sign] of after.files) if (before.files.get(path) !== sign) changed.push(path);
  for (const path of before.files.keys()) if (!after.files.has(path)) changed.push(path);
  return changed.toSorted();
}

/** Where the runner's command files lie: folders that hold nothing else, and files in other folders. */
export interface CommandFiles {
  readonly directories: readonly string[];
  readonly files: readonly string[];
}

const FOLDER = '/_runner_file_commands';

/** Finds the runner's command files. Source: spec github.md 1.5. */
export function commandFiles(host: Readonly<Record<string, string | undefined>>): CommandFiles {
  const names = ['ENV', 'PATH', 'OUTPUT', 'STATE', 'STEP_SUMMARY', 'ARTIFACTS', 'ARTIFACTS_LIST'];
  const named = names.flatMap((name) => host[`GITHUB_${name}`] ?? []).filter((file) => file.startsWith('/'));
  const folders = named.map((file) => file.slice(0, file.lastIndexOf('/')));
  const { RUNNER_TEMP } = host;
  const usual = RUNNER_TEMP?.startsWith('/') === true ? [`${RUNNER_TEMP.replace(/\/+$/, '')}${FOLDER}`] : [];
  const directories = Array.from(new Set([...folders, ...usual])).filter((folder) => folder.endsWith(FOLDER));
  return {
    directories,
    files: named.filter((file) => !directories.some((folder) => file.startsWith(`${folder}/`))),
  };
}
