/** Events whose workflows hold a privileged token while the code at hand may be anybody's. */
const PRIVILEGED_EVENTS: readonly string[] = ['pull_request_target', 'workflow_run', 'issue_comment'];

/**
 * Whether skills must not be run on an event of GitHub, unless somebody insists (`allow-unsafe-smoke-run`).
 * Source: spec github.md 1.6.
 */
export function refusesSmoke(eventName: string, allowUnsafe: boolean): boolean {
  return !allowUnsafe && PRIVILEGED_EVENTS.includes(eventName);
}
