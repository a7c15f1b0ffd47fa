import type { Report } from '../domain/report.js';
import { updateAuditIssue } from '../github/audit-issue.js';
import { publishCheckRun } from '../github/check-run.js';
import { checkRunContent } from '../report/check-run.js';
import { renderMarkdown } from '../report/markdown.js';
import type { Inputs } from './inputs.js';
import type { Situation } from './situation.js';

/** The name of the check run, which has to be nobody else's. */
const CHECK_RUN = 'Skillgate findings';

/**
 * Publishes what was found as a check run and as an audit issue, where asked for. Gives a sentence for each that GitHub
 * refused: a fork's token may not write, and the rest of the run goes on.
 */
export async function publish(
  report: Report,
  inputs: Inputs,
  situation: Situation,
): Promise<readonly string[]> {
  const refused: string[] = [];
  if (inputs.checkRun)
    refused.push(...(await refusal('The check run', () => postCheckRun(report, situation))));
  const isAudit = ['schedule', 'workflow_dispatch'].includes(situation.context.event.kind);
  if (inputs.auditIssue && isAudit) {
    refused.push(...(await refusal('The audit issue', () => keepAuditIssue(report, situation))));
  }
  return refused;
}

async function refusal(what: string, act: () => Promise<string | undefined>): Promise<readonly string[]> {
  const reason = await act();
  return reason === undefined ? [] : [`${what} was not written: ${reason}`];
}

/** Gives the reason where it cannot be. */
async function postCheckRun(report: Report, { context, client }: Situation): Promise<string | undefined> {
  const github = await client();
  if (!github) return 'there is no token (github-token)';
  const { repository, headSha, runUrl } = context;
  if (!repository || headSha === undefined) return 'the environment names no repository or commit';
  const outcome = await publishCheckRun(github, {
    repository,
    headSha,
    name: CHECK_RUN,
    ...checkRunContent(report),
    ...(runUrl === undefined ? {} : { detailsUrl: runUrl }),
  });
  return outcome.ok ? undefined : outcome.reason;
}

async function keepAuditIssue(report: Report, { context, client }: Situation): Promise<string | undefined> {
  const github = await client();
  if (!github) return 'there is no token (github-token)';
  const { repository, runUrl, workflowPath } = context;
  if (!repository) return 'the environment names no repository';
  const { errors, warnings } = report.counts;
  const from = runUrl === undefined ? '' : `\n\nFrom [this run](${runUrl}).\n`;
  const outcome = await updateAuditIssue(github, {
    repository,
    key: workflowPath ?? 'audit',
    title: 'Skillgate: skills that need mending',
    body: renderMarkdown(report) + from,
    isClean: errors + warnings === 0,
  });
  return outcome.ok ? undefined : outcome.reason;
}
