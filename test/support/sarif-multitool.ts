import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(
  new URL('../sarif-multitool/node_modules/@microsoft/sarif-multitool-linux', import.meta.url),
);

/** The folder of the installed validator; undefined where there is none. */
export function sarifMultitool(): string | undefined {
  return existsSync(folder) ? folder : undefined;
}

interface Validation {
  readonly runs: readonly [
    { readonly results?: readonly { readonly ruleId: string; readonly message: { readonly id?: string } }[] },
  ];
}

/** What the validator objects to in a file, by the standard's rules and those of GitHub's ingestion: `RULE message`. */
export function validateSarif(file: string): readonly string[] {
  const binary = path.join(folder, 'Sarif.Multitool');
  // An installation without scripts leaves the bit unset.
  chmodSync(binary, 0o755);
  const output = `${file}.validation`;
  const args = ['validate', file, '--rule-kind', 'Sarif;Ghas', '-o', output, '--log', 'ForceOverwrite'];
  const { status, stdout } = spawnSync(binary, args, { encoding: 'utf8' });
  // The status is 0 with and without objections, so only the file tells.
  if (status !== 0) throw new Error(`the validator failed: ${stdout}`);
  const { runs } = JSON.parse(readFileSync(output, 'utf8').replace(/^\ufeff/, '')) as Validation;
  return (runs[0].results ?? []).map(({ ruleId, message }) => `${ruleId} ${message.id ?? ''}`);
}
