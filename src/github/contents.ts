import { type GitHubClient, describeFailure } from './client.js';
import type { RepositoryName } from './context.js';
import { objectOf, textOf } from './json.js';

/** A file of a commit, that there is none, or why nobody can say. */
export type FileContents =
  | { readonly found: true; readonly bytes: Uint8Array }
  | { readonly found: false; readonly isAbsent: true }
  | { readonly found: false; readonly isAbsent: false; readonly reason: string };

export interface FileOfCommit {
  readonly repository: RepositoryName;
  readonly commit: string;
  /** Relative to the repository. */
  readonly path: string;
}

/** Reads a file of up to 1 MB, which is what GitHub gives with its contents, from a commit that the checkout lacks. */
export async function readFileOfCommit(client: GitHubClient, file: FileOfCommit): Promise<FileContents> {
  const answer = await client.request('GET /repos/{owner}/{repo}/contents/{path}', {
    ...file.repository,
    path: file.path,
    ref: file.commit,
  });
  if (!answer.ok && answer.failure.kind === 'not-found') return { found: false, isAbsent: true };
  if (!answer.ok) return unreadable(describeFailure(answer.failure));
  const { type, encoding, content } = objectOf(answer.data);
  if (type !== 'file') return unreadable('it is no regular file');
  if (encoding !== 'base64') return unreadable('it is larger than 1 MB');
  return { found: true, bytes: Buffer.from(textOf(content) ?? '', 'base64') };
}

function unreadable(reason: string): FileContents {
  return { found: false, isAbsent: false, reason };
}
