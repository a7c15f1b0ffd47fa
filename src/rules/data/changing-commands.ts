/** What a command plainly does. */
export type Change = 'deletes' | 'restarts' | 'writes';

/** A shell command that changes something, whatever else it is given. */
export interface ChangingCommand {
  readonly command: string;
  /** It changes something only with one of these words. */
  readonly words?: readonly string[];
  readonly change: Change;
  /** Whether its operands are paths, so that it is let pass where all of them are temporary. */
  readonly onPaths?: boolean;
}

const SERVICE_WORDS = ['restart', 'stop', 'start', 'reload', 'enable', 'disable', 'mask', 'kill'];
const PACKAGE_WORDS = [
  'install',
  'remove',
  'purge',
  'upgrade',
  'dist-upgrade',
  'add',
  'del',
  'erase',
  'uninstall',
];

/** As of 2026-11. Short on purpose: what is often done to temporary files and child processes is left out. */
export const CHANGING_COMMANDS: readonly ChangingCommand[] = [
  { command: 'rm', change: 'deletes', onPaths: true },
  { command: 'rmdir', change: 'deletes', onPaths: true },
  { command: 'unlink', change: 'deletes', onPaths: true },
  { command: 'shred', change: 'deletes', onPaths: true },
  { command: 'find', words: ['-delete'], change: 'deletes', onPaths: true },
  { command: 'xargs', words: ['rm'], change: 'deletes' },
  { command: 'mkfs', change: 'deletes' },
  { command: 'dropdb', change: 'deletes' },
  { command: 'userdel', change: 'deletes' },
  { command: 'curl', words: ['DELETE', '-XDELETE', '--request=DELETE'], change: 'deletes' },
  {
    command: 'aws',
    words: ['rm', 'rb', 'terminate-instances', 'delete-object', 'delete-stack'],
    change: 'deletes',
  },
  { command: 'kubectl', words: ['delete', 'drain'], change: 'deletes' },
  { command: 'docker', words: ['rm', 'rmi', 'prune'], change: 'deletes' },
  { command: 'helm', words: ['uninstall', 'delete'], change: 'deletes' },
  { command: 'terraform', words: ['destroy'], change: 'deletes' },
  { command: 'git', words: ['clean'], change: 'deletes' },
  { command: 'systemctl', words: SERVICE_WORDS, change: 'restarts' },
  { command: 'service', words: SERVICE_WORDS, change: 'restarts' },
  { command: 'docker', words: ['restart', 'stop', 'kill'], change: 'restarts' },
  { command: 'pkill', change: 'restarts' },
  { command: 'killall', change: 'restarts' },
  { command: 'reboot', change: 'restarts' },
  { command: 'shutdown', change: 'restarts' },
  { command: 'poweroff', change: 'restarts' },
  { command: 'halt', change: 'restarts' },
  { command: 'sed', words: ['-i', '-i.bak', '--in-place'], change: 'writes', onPaths: true },
  { command: 'git', words: ['push', 'commit', 'reset'], change: 'writes' },
  { command: 'kubectl', words: ['apply', 'create', 'patch', 'scale', 'edit', 'replace'], change: 'writes' },
  { command: 'helm', words: ['install', 'upgrade', 'rollback'], change: 'writes' },
  { command: 'terraform', words: ['apply'], change: 'writes' },
  { command: 'apt-get', words: PACKAGE_WORDS, change: 'writes' },
  { command: 'apt', words: PACKAGE_WORDS, change: 'writes' },
  { command: 'apk', words: PACKAGE_WORDS, change: 'writes' },
  { command: 'dnf', words: PACKAGE_WORDS, change: 'writes' },
  { command: 'yum', words: PACKAGE_WORDS, change: 'writes' },
  { command: 'useradd', change: 'writes' },
  { command: 'usermod', change: 'writes' },
];

/** Calls of other languages' standard libraries, by the interpreter's name. */
export const CHANGING_CALLS: readonly {
  readonly interpreter: RegExp;
  readonly call: RegExp;
  readonly change: Change;
}[] = [
  {
    interpreter: /^python[\d.]*$/,
    call: /\b(?:shutil\.rmtree|os\.(?:remove|unlink|rmdir|removedirs))\s*\(/,
    change: 'deletes',
  },
  {
    interpreter: /^(?:node|nodejs|bun|deno)$/,
    call: /\bfs(?:\.promises|Promises)?\.(?:rm|rmSync|rmdir|rmdirSync|unlink|unlinkSync)\s*\(|\bDeno\.remove(?:Sync)?\s*\(/,
    change: 'deletes',
  },
  {
    interpreter: /^ruby$/,
    call: /\b(?:FileUtils\.(?:rm|rm_r|rm_f|rm_rf|remove_dir)|File\.delete)\b/,
    change: 'deletes',
  },
];
