import { ConfigurationError } from '../domain/errors.js';
import { EXIT } from '../engine/exit-status.js';
import { runtimes } from '../runtimes/index.js';
import { explainRule, explainRuntime } from '../report/explanation.js';
import { findRule, rules } from '../rules/index.js';
import { nearestName } from '../rules/support/near-miss.js';
import { paletteFor, print } from './terminal.js';

const RUNTIME = 'runtime:';

/** `skillgate explain RULE` and `explain runtime:NAME`. Throws a ConfigurationError for a name that there is not. */
export function runExplain(name: string): number {
  const palette = paletteFor('stdout');
  if (name.startsWith(RUNTIME)) {
    const id = name.slice(RUNTIME.length);
    const runtime = runtimes.find((one) => one.id === id);
    if (!runtime) {
      const known = runtimes.map((one) => `${RUNTIME}${one.id}`);
      throw new ConfigurationError(`no runtime is called "${id}"; there are ${known.join(', ')}`);
    }
    print(explainRuntime(runtime, palette));
    return EXIT.pass;
  }
  const rule = findRule(name);
  if (!rule) throw unknownRule(name);
  print(explainRule(rule, palette));
  return EXIT.pass;
}

function unknownRule(name: string): ConfigurationError {
  const names = rules.map((one) => one.name);
  const near = nearestName(name, names);
  return new ConfigurationError(
    near === undefined
      ? `no rule is called "${name}"; there are ${names.join(', ')}`
      : `no rule is called "${name}"; did you mean "${near}"?`,
  );
}
