import path from 'node:path/posix';
import type { Tree } from '../domain/tree.js';
import { SourceText } from '../formats/text.js';
import { parseYaml } from '../formats/yaml.js';
import { entryOf } from '../formats/yaml-tree.js';
import type { GitHubClient } from '../github/client.js';
import { type FileOfCommit, readFileOfCommit } from '../github/contents.js';
import { memoryTree } from '../platform/memory-tree.js';
import { POLICY_PLACES } from '../policy/find.js';

/** A tree that holds what rules at a commit, and nothing else. */
export type FetchedRules =
  | { readonly ok: true; readonly tree: Tree }
  | { readonly ok: false; readonly reason: string };

/** More files than this nobody's rules are made of. */
const FILE_LIMIT = 24;

/** More configurations of ogcode than this are not compared. */
const CONFIGURATION_LIMIT = 8;

/** Which files to ask for. */
export interface WantedRules {
  /** The policy that somebody named; those at the usual places where absent. */
  readonly policyFile: string | undefined;
  /** The configurations of ogcode that are there now; the one at the top may have been removed. */
  readonly configurations: readonly string[];
}

/** Fetches the policy of a commit, the files that it extends, its baseline, and ogcode's permissions. */
export async function fetchRules(
  client: GitHubClient,
  commit: Omit<FileOfCommit, 'path'>,
  { policyFile, configurations }: WantedRules,
): Promise<FetchedRules> {
  const files: Record<string, { readonly base64: string }> = {};
  const policies = policyFile === undefined ? POLICY_PLACES : [policyFile];
  const permissions = ['ogcode.json', ...configurations].slice(0, CONFIGURATION_LIMIT);
  const wanted = Array.from(new Set([...policies, ...permissions]));
  for (let index = 0; index < wanted.length; index += 1) {
    if (index >= FILE_LIMIT) return { ok: false, reason: `its policy has more than ${FILE_LIMIT} parts` };
    const name = wanted[index] ?? '';
    // oxlint-disable-next-line no-await-in-loop -- one file says which the next ones are
    const contents = await readFileOfCommit(client, { ...commit, path: name });
    if (contents.found) {
      files[name] = { base64: Buffer.from(contents.bytes).toString('base64') };
      if (!permissions.includes(name))
        wanted.push(...namedIn(contents.bytes).filter((one) => !wanted.includes(one)));
    } else if (!contents.isAbsent) return { ok: false, reason: contents.reason };
  }
  return { ok: true, tree: memoryTree(files) };
}

/** The files that a policy names. */
function namedIn(bytes: Uint8Array): readonly string[] {
  const source = new SourceText(bytes);
  const { root } = parseYaml(source, { firstLine: 1, endLine: source.lineCount + 1 });
  return ['extends', 'baseline'].flatMap((field) => {
    const value = entryOf(root, field)?.value;
    return value?.type === 'scalar' && value.typed === 'string' ? [path.normalize(value.text)] : [];
  });
}
