import type { Report } from '../domain/report.js';
import { writeReportFile } from '../platform/report-file.js';
import { renderJson } from '../report/json.js';
import type { Inputs } from './inputs.js';

/** Writes the reports that were asked for and gives their paths as outputs. Throws a ConfigurationError for a path outside the workspace. */
export async function writeReports(
  { workspace, files }: Inputs,
  report: Report,
): Promise<Readonly<Record<string, string>>> {
  const written: Record<string, string> = {};
  if (files.report) written['report-file'] = writeReportFile(workspace, files.report, renderJson(report));
  if (files.sarif) {
    const { renderSarif } = await import('../report/sarif.js');
    written['sarif-file'] = writeReportFile(workspace, files.sarif, renderSarif(report, describeTool()));
  }
  if (files.junit) {
    const { renderJunit } = await import('../report/junit.js');
    writeReportFile(workspace, files.junit, renderJunit(report));
  }
  return written;
}

/** Where the action that runs is described. */
function describeTool(): { readonly informationUri?: string } {
  const { GITHUB_SERVER_URL: server, GITHUB_ACTION_REPOSITORY: repository } = process.env;
  return server && repository ? { informationUri: `${server}/${repository}` } : {};
}
