import type { Changes } from '../domain/changes.js';
import type { History } from '../domain/history.js';
import { baseName } from '../domain/paths.js';
import type { Remark } from '../domain/remark.js';
import type { Tree } from '../domain/tree.js';
import type { BaseTree } from '../gate/task.js';
import { findBase } from '../github/base.js';
import { findChanges } from '../github/changed-files.js';
import type { GitHubClient } from '../github/client.js';
import { type GitHubContext, readContext } from '../github/context.js';
import { commitTree } from '../platform/commit-tree.js';
import { gitHistory } from '../platform/history.js';
import { readText } from '../platform/text-file.js';
import { fetchRules } from './base-rules.js';
import type { Inputs } from './inputs.js';

/** Where the job stands: what set it off, what the change starts from, and whom it may ask. */
export interface Situation {
  readonly context: GitHubContext;
  /** Gives nothing where there is no token; made at the first question. */
  readonly client: () => Promise<GitHubClient | undefined>;
  readonly base?: BaseTree;
  readonly changes?: Changes;
  readonly remarks: readonly Remark[];
}

/** Finds out where the job stands, from the environment, the checkout, and GitHub where those do not tell. */
export async function readSituation(inputs: Inputs, repository: Tree): Promise<Situation> {
  const context = readContext(process.env, readText(process.env['GITHUB_EVENT_PATH']));
  const client = lazyClient(context, inputs.token);
  const history = gitHistory(inputs.workspace);
  const changes = inputs.changedOnly ? await findChanges({ context, history, client }) : undefined;
  const found = await findBaseTree(inputs, { context, client, history, repository });
  return {
    context,
    client,
    remarks: found.remark ? [found.remark] : [],
    ...(found.base ? { base: found.base } : {}),
    ...(changes ? { changes } : {}),
  };
}

/** Whom to ask about the commit that a change starts from. */
interface Sources extends Pick<Situation, 'context' | 'client'> {
  readonly history: History;
  readonly repository: Tree;
}

function lazyClient({ apiUrl }: GitHubContext, token: string): Situation['client'] {
  let client: Promise<GitHubClient> | undefined;
  return async () => {
    if (token === '') return undefined;
    client ??= import('../github/client.js').then(({ createClient }) =>
      createClient({ token, apiUrl, environment: process.env }),
    );
    return client;
  };
}

/**
 * The commit that the change starts from: from the checkout where that holds it. Where something is proposed, its rules
 * are those that judge, and are asked of GitHub where the checkout lacks them; a push has been decided on already.
 */
async function findBaseTree(
  inputs: Inputs,
  { context, client, history, repository }: Sources,
): Promise<{ readonly base?: BaseTree; readonly remark?: Remark }> {
  const base = findBase(context, history);
  if (!base.known) return {};
  const tree = base.isHere ? commitTree(inputs.workspace, base.commit) : undefined;
  const isProposal = context.event.kind === 'pull_request' || context.event.kind === 'merge_group';
  if (tree) return { base: { tree, rules: isProposal, isWhole: true } };
  if (!isProposal) return {};
  const asked = await client();
  const configurations = repository
    .list()
    .flatMap(({ path }) => (baseName(path) === 'ogcode.json' ? [path] : []));
  const rules =
    asked &&
    context.repository &&
    (await fetchRules(
      asked,
      { repository: context.repository, commit: base.commit },
      { policyFile: inputs.policyFile, configurations },
    ));
  if (rules?.ok) return { base: { tree: rules.tree, rules: true, isWhole: false } };
  const why = rules ? rules.reason : 'the checkout does not hold it, and there is no token to ask GitHub';
  const what =
    'the commit that the change starts from, so policy and baseline are those of the change itself';
  return { remark: { kind: 'not-checked', path: '.', what, why } };
}
