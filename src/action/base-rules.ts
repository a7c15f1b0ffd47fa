import type { Tree } from '../domain/tree.js';
import { SourceText } from '../formats/text.js';
import { parseYaml } from '../formats/yaml.js';
import { entryOf } from '../formats/yaml-tree.js';
import type { GitHubClient } from '../github/client.js';
import { type FileOfCommit, readFileOfCommit } from '../github/contents.js';
import { memoryTree } from '../platform/memory-tree.js';
import { POLICY_PLACES } from '../policy/find.js';

/** A tree that holds the policy of a commit with what it names, and nothing else. */
export type FetchedRules =
  | { readonly ok: true; readonly tree: Tree }
  | { readonly ok: false; readonly reason: string };

/** More files than this nobody's policy is made of. */
const FILE_LIMIT = 12;

/** Fetches the policy of a commit, the files that it extends, and its baseline. */
export async function fetchRules(
  client: GitHubClient,
  commit: Omit<FileOfCommit, 'path'>,
  policyFile: string | undefined,
): Promise<FetchedRules> {
  const files: Record<string, { readonly base64: string }> = {};
  const wanted = policyFile === undefined ? [...POLICY_PLACES] : [policyFile];
  for (let index = 0; index < Math.min(wanted.length, FILE_LIMIT); index += 1) {
    const path = wanted[index] ?? '';
    // oxlint-disable-next-line no-await-in-loop -- one file says which the next ones are
    const contents = await readFileOfCommit(client, { ...commit, path });
    if (contents.found) {
      files[path] = { base64: Buffer.from(contents.bytes).toString('base64') };
      wanted.push(...namedIn(contents.bytes).filter((name) => !wanted.includes(name)));
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
    return value?.type === 'scalar' && value.typed === 'string' ? [value.text] : [];
  });
}
