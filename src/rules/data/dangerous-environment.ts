/** A variable, or all that begin so where the name ends in `*`. */
export interface DangerousVariable {
  readonly name: string;
  /** `injects`: it makes programs run code of its choosing. `credential`: it belongs to the machine that runs the job. */
  readonly danger: 'injects' | 'credential';
  /** What reads it, as a reader is told. */
  readonly reader: string;
}

/** As of 2026-11; only variables whose whole purpose is to inject, and those of GitHub's runner. */
export const DANGEROUS_VARIABLES: readonly DangerousVariable[] = [
  { name: 'LD_PRELOAD', danger: 'injects', reader: 'the dynamic linker' },
  { name: 'LD_AUDIT', danger: 'injects', reader: 'the dynamic linker' },
  { name: 'LD_LIBRARY_PATH', danger: 'injects', reader: 'the dynamic linker' },
  { name: 'DYLD_INSERT_LIBRARIES', danger: 'injects', reader: 'the dynamic linker' },
  { name: 'DYLD_LIBRARY_PATH', danger: 'injects', reader: 'the dynamic linker' },
  { name: 'BASH_ENV', danger: 'injects', reader: 'bash' },
  { name: 'ENV', danger: 'injects', reader: 'sh' },
  { name: 'PROMPT_COMMAND', danger: 'injects', reader: 'bash' },
  { name: 'NODE_OPTIONS', danger: 'injects', reader: 'Node.js' },
  { name: 'PYTHONSTARTUP', danger: 'injects', reader: 'Python' },
  { name: 'PERL5OPT', danger: 'injects', reader: 'Perl' },
  { name: 'RUBYOPT', danger: 'injects', reader: 'Ruby' },
  { name: 'JAVA_TOOL_OPTIONS', danger: 'injects', reader: 'Java' },
  { name: '_JAVA_OPTIONS', danger: 'injects', reader: 'Java' },
  { name: 'JDK_JAVA_OPTIONS', danger: 'injects', reader: 'Java' },
  { name: 'GIT_SSH_COMMAND', danger: 'injects', reader: 'git' },
  { name: 'GIT_EXTERNAL_DIFF', danger: 'injects', reader: 'git' },
  { name: 'GITHUB_*', danger: 'credential', reader: "GitHub's runner" },
  { name: 'ACTIONS_*', danger: 'credential', reader: "GitHub's runner" },
  { name: 'RUNNER_*', danger: 'credential', reader: "GitHub's runner" },
];
