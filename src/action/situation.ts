import type { Changes } from '../domain/changes.js';
import type { Remark } from '../domain/remark.js';
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
export async function readSituation(inputs: Inputs): Promise<Situation> {
  const context = readContext(process.env, readText(process.env['GITHUB_EVENT_PATH']));
  const client = lazyClient(context, inputs.token);
  const history = gitHistory(inputs.workspace);
  const changes = inputs.changedOnly ? await findChanges({ context, history, client }) : undefined;
  const found = await findBaseTree(inputs, { context, client, history });
  return {
    context,
    client,
    remarks: found.remark ? [found.remark] : [],
    ...(found.base ? { base: found.base } : {}),
    ...(changes ? { changes } : {}),
  };
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
 * The commit that the change starts from: from the checkout where that holds it, else its policy alone from GitHub.
 * On a pull request it is asked for, so that its absence is worth a remark.
 */
async function findBaseTree(
  inputs: Inputs,
  {
    context,
    client,
    history,
  }: Pick<Situation, 'context' | 'client'> & { readonly history: ReturnType<typeof gitHistory> },
): Promise<{ readonly base?: BaseTree; readonly remark?: Remark }> {
  const base = findBase(context, history);
  if (!base.known) return {};
  const tree = base.isHere ? commitTree(inputs.workspace, base.commit) : undefined;
  if (tree) return { base: { tree, rules: true, isWhole: true } };
  const asked = await client();
  const rules =
    asked &&
    context.repository &&
    (await fetchRules(asked, { repository: context.repository, commit: base.commit }, inputs.policyFile));
  if (rules?.ok) return { base: { tree: rules.tree, rules: true, isWhole: false } };
  const why = rules ? rules.reason : 'the checkout does not hold it, and there is no token to ask GitHub';
  const what =
    'the commit that the change starts from, so policy and baseline are those of the change itself';
  return { remark: { kind: 'not-checked', path: '.', what, why } };
}
