/** The descriptor on which the launcher says how the skill ended. */
export const STATUS_DESCRIPTOR = 4;

/**
 * Stands between bubblewrap and the skill, in Perl, which every Debian has and which starts in a few milliseconds.
 * bubblewrap alone cannot tell `exit 137` from SIGKILL, nor its own failure to execute from an exit of the skill, and it
 * adds PWD to the environment. Arguments: the entry, then `NAME=value`. Says `W<wait status>`, or `E<errno>`.
 */
export const LAUNCHER = `
open(my $status, '>&=', ${STATUS_DESCRIPTOR}) or exit 125;
fcntl($status, 2, 1);
my ($entry, @pairs) = @ARGV;
%ENV = map { split /=/, $_, 2 } @pairs;
my $child = fork;
exit 125 unless defined $child;
if ($child == 0) {
  setpgrp(0, 0);
  no warnings;
  exec { $entry } $entry;
  syswrite $status, 'E' . ($! + 0) . "\\n";
  exit 127;
}
waitpid $child, 0;
syswrite $status, "W$?\\n";
`;

/** How a process ended, out of the status of wait(2). */
export interface Ending {
  readonly exit: number;
  readonly signal: string;
}

/** What the launcher said: how the skill ended, or the system's code for why it did not start; undefined for nothing. */
export function readStatus(text: string): Ending | { readonly code: string } | undefined {
  const failure = /^E(\d+)$/m.exec(text);
  if (failure) return { code: ERRORS[Number(failure[1])] ?? `errno ${failure[1]}` };
  const wait = /^W(\d+)$/m.exec(text);
  if (!wait) return undefined;
  const status = Number(wait[1]);
  const signal = status & 0x7f;
  return signal === 0
    ? { exit: status >> 8, signal: '' }
    : { exit: -1, signal: SIGNALS[signal] ?? `signal ${signal}` };
}

const ERRORS: Readonly<Record<number, string>> = {
  2: 'ENOENT',
  7: 'E2BIG',
  8: 'ENOEXEC',
  13: 'EACCES',
  20: 'ENOTDIR',
  26: 'ETXTBSY',
  40: 'ELOOP',
};

/** Linux's numbers, whatever the machine this is read on. */
const SIGNALS: Readonly<Record<number, string>> = {
  1: 'SIGHUP',
  2: 'SIGINT',
  3: 'SIGQUIT',
  4: 'SIGILL',
  5: 'SIGTRAP',
  6: 'SIGABRT',
  7: 'SIGBUS',
  8: 'SIGFPE',
  9: 'SIGKILL',
  10: 'SIGUSR1',
  11: 'SIGSEGV',
  12: 'SIGUSR2',
  13: 'SIGPIPE',
  14: 'SIGALRM',
  15: 'SIGTERM',
  24: 'SIGXCPU',
  25: 'SIGXFSZ',
  31: 'SIGSYS',
};
