/** Where the values of a skill's environment come from. */
export interface EnvironmentSources {
  /** First the case's, then the policy's: the first that has a name gives its value. */
  readonly given: readonly Readonly<Record<string, string>>[];
  /** The machine's environment, of which only harmless names are taken. */
  readonly host: Readonly<Record<string, string | undefined>>;
  /** The fresh directory of the run: home and place for temporary files. */
  readonly privateDirectory: string;
}

/** What may be taken from the machine as it is. */
const HARMLESS: readonly string[] = ['PATH', 'LANG', 'LC_ALL', 'TZ'];

/** What is the run's own, whatever the machine says. */
const PRIVATE: readonly string[] = ['HOME', 'TMPDIR'];

/** Names of the runner, of which nothing is ever handed on, whoever gives a value. */
const RUNNER = /^(?:GITHUB|ACTIONS|RUNNER)_/i;

/**
 * The environment of a skill: exactly the names of `env_allow` that have a value, trimmed, empty ones passed over.
 * A pattern or an assignment among them is the name of nothing. Source: vectors/ongrid-wire-protocol.json.
 */
export function selectEnvironment(
  envAllow: readonly string[],
  sources: EnvironmentSources,
): Readonly<Record<string, string>> {
  const environment: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const name of envAllow.map((entry) => entry.trim())) {
    if (name === '' || /[=\0]/.test(name) || RUNNER.test(name)) continue;
    const value = valueOf(name, sources);
    if (value !== undefined && !value.includes('\0')) environment[name] = value;
  }
  return environment;
}

function valueOf(name: string, { given, host, privateDirectory }: EnvironmentSources): string | undefined {
  const source = given.find((values) => Object.hasOwn(values, name));
  if (source) return source[name];
  if (PRIVATE.includes(name)) return privateDirectory;
  return HARMLESS.includes(name) ? host[name] : undefined;
}

/**
 * The folders of the machine's PATH in which interpreters and tools of ours are looked for. A relative or empty part is
 * the folder at hand, and one inside the repository is anybody's: what lies there must not be taken for bash.
 */
export function trustedPath(host: Readonly<Record<string, string | undefined>>, repository: string): string {
  const isOutside = (part: string): boolean => part !== repository && !part.startsWith(`${repository}/`);
  return (host['PATH'] ?? '')
    .split(':')
    .filter((part) => part.startsWith('/') && !part.split('/').includes('..') && isOutside(part))
    .join(':');
}
