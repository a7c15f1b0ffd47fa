import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

/** What action.yml declares. */
export interface ActionMetadata {
  readonly name: string;
  readonly description: string;
  readonly inputs: Readonly<Record<string, { description: string; required?: boolean; default?: string }>>;
  readonly outputs: Readonly<Record<string, { description: string }>>;
  readonly runs: { readonly using: string; readonly main: string };
}

/** Reads the action.yml of a directory. */
export function readActionMetadata(directory: string): ActionMetadata {
  const file = path.join(directory, 'action.yml');
  if (!existsSync(file)) throw new Error(`${file} is missing`);
  const metadata = parse(readFileSync(file, 'utf8')) as Partial<ActionMetadata> &
    Pick<ActionMetadata, 'name' | 'description' | 'runs'>;
  return { inputs: {}, outputs: {}, ...metadata };
}

/** The value that GitHub gives for a default's expressions; only those that tests need are known. */
function evaluate(text: string, token: string): string {
  return text.replaceAll(/\$\{\{\s*(.*?)\s*\}\}/g, (_, expression: string) => {
    if (expression === 'github.token') return token;
    throw new Error(`the emulator does not know the expression ${expression}`);
  });
}

/**
 * The INPUT_ variables for a step: every declared input is there, empty where it has neither value nor default. Throws for
 * an input that action.yml does not declare (the runner only warns).
 */
export function inputVariables(
  { inputs: declared }: ActionMetadata,
  given: Readonly<Record<string, string>>,
  token: string,
): Readonly<Record<string, string>> {
  const unknown = Object.keys(given).find((name) => !Object.hasOwn(declared, name));
  if (unknown !== undefined) throw new Error(`action.yml declares no input '${unknown}'`);
  const variables = Object.entries(declared).map(([name, input]) => [
    `INPUT_${name.replaceAll(' ', '_').toUpperCase()}`,
    given[name] ?? evaluate(input.default ?? '', token),
  ]);
  return Object.fromEntries(variables) as Record<string, string>;
}
