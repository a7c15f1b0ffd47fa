import type { Report } from '../domain/report.js';
import { renderText } from '../report/text.js';

/** The formats of `--format`. */
export const FORMATS = ['text', 'json', 'sarif', 'junit', 'markdown', 'github'] as const;

export type Format = (typeof FORMATS)[number];

/** The report in a format; what only one of them needs is loaded for that one. */
export async function renderAs(format: Format, report: Report): Promise<string> {
  switch (format) {
    case 'text':
      return renderText(report);
    case 'json': {
      const { renderJson } = await import('../report/json.js');
      return renderJson(report);
    }
    case 'sarif': {
      const { renderSarif } = await import('../report/sarif.js');
      return renderSarif(report);
    }
    case 'junit': {
      const { renderJunit } = await import('../report/junit.js');
      return renderJunit(report);
    }
    case 'github': {
      const { renderGithubCommands } = await import('../report/github-commands.js');
      return renderGithubCommands(report);
    }
    case 'markdown': {
      const { renderMarkdown } = await import('../report/markdown.js');
      return renderMarkdown(report);
    }
  }
}
