import type { Annotation } from '../domain/annotation.js';
import { type ApiFailure, type GitHubClient, describeFailure } from './client.js';
import type { RepositoryName } from './context.js';
import { objectOf, numberOf, textOf } from './json.js';
import { cutToBytes } from './limits.js';

/** GitHub takes no more annotations in one request; further ones are added. */
const BATCH = 50;

/** More annotations than this nobody reads, and each batch takes a second. */
const ANNOTATION_LIMIT = 1000;

const TEXT_BYTES = 65_535;
const MESSAGE_BYTES = 64 * 1024 - 1;
const TITLE_LENGTH = 255;

/** Where annotations stand that concern no file; the runner puts its own there too. */
const NO_PATH = '.github';

export interface CheckRun {
  readonly repository: RepositoryName;
  /** The commit that it is shown with; of a pull request its head. */
  readonly headSha: string;
  /** Unique in the repository, since GitHub puts runs of one name together. */
  readonly name: string;
  readonly conclusion: 'success' | 'failure' | 'neutral';
  readonly title: string;
  /** Markdown. */
  readonly summary: string;
  /** The gravest first. */
  readonly annotations: readonly Annotation[];
  /** The page with the details. */
  readonly detailsUrl?: string;
}

export type CheckRunOutcome =
  | {
      readonly ok: true;
      readonly url?: string;
      /** How many annotations there was no room for. */
      readonly leftOut: number;
    }
  /** `reason` is for a notice: the rest of the run goes on. */
  | { readonly ok: false; readonly reason: string };

/** Publishes a check run with all its annotations, in as many requests as they take. */
export async function publishCheckRun(client: GitHubClient, run: CheckRun): Promise<CheckRunOutcome> {
  const shown = run.annotations.slice(0, ANNOTATION_LIMIT).map(toApi);
  const text = { title: cutToLength(run.title), summary: cutToBytes(run.summary, TEXT_BYTES) };
  const created = await client.request('POST /repos/{owner}/{repo}/check-runs', {
    ...run.repository,
    name: run.name,
    head_sha: run.headSha,
    status: 'completed',
    conclusion: run.conclusion,
    ...(run.detailsUrl === undefined ? {} : { details_url: run.detailsUrl }),
    output: { ...text, annotations: shown.slice(0, BATCH) },
  });
  if (!created.ok) return refused(created.failure);
  const { id, html_url: url } = objectOf(created.data);
  for (let start = BATCH; start < shown.length; start += BATCH) {
    // oxlint-disable-next-line no-await-in-loop -- each adds to the one before
    const added = await client.request('PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}', {
      ...run.repository,
      check_run_id: numberOf(id),
      output: { ...text, annotations: shown.slice(start, start + BATCH) },
    });
    if (!added.ok) return refused(added.failure, ` after ${start} annotations`);
  }
  const leftOut = run.annotations.length - shown.length;
  const page = textOf(url);
  return page === undefined ? { ok: true, leftOut } : { ok: true, url: page, leftOut };
}

function refused(failure: ApiFailure, when = ''): CheckRunOutcome {
  return { ok: false, reason: `the check run was not published${when}: ${describeFailure(failure)}` };
}

const LEVEL = { error: 'failure', warning: 'warning', notice: 'notice' } as const;

function toApi(annotation: Annotation): object {
  const { path = NO_PATH, startLine = 1, endLine = startLine, startColumn, endColumn } = annotation;
  const hasColumns = startLine === endLine && startColumn !== undefined && endColumn !== undefined;
  return {
    path,
    start_line: startLine,
    end_line: endLine,
    ...(hasColumns ? { start_column: startColumn, end_column: endColumn } : {}),
    annotation_level: LEVEL[annotation.severity],
    message: cutToBytes(annotation.message, MESSAGE_BYTES),
    title: cutToLength(annotation.title),
  };
}

function cutToLength(text: string): string {
  return cutToBytes(text, TITLE_LENGTH);
}
