import type { Annotation } from '../domain/annotation.js';
import type { Report } from '../domain/report.js';
import { selectAnnotations } from './github.js';
import { neutralise } from './output-safety.js';

/**
 * The annotations as workflow commands, for a job that runs the command line rather than the action. Everything in them
 * is escaped as the runner unescapes it, so that no text ends a command or begins another.
 * Source: GitHub's "Workflow commands", `escapeData` and `escapeProperty` of actions/toolkit.
 */
export function renderGithubCommands(report: Report): string {
  const { annotations } = selectAnnotations(report, 'the other formats');
  return annotations.map((annotation) => `${commandOf(annotation)}\n`).join('');
}

function commandOf({ severity, message, title, path, ...lines }: Annotation): string {
  const properties = {
    file: path,
    line: lines.startLine,
    endLine: lines.endLine,
    col: lines.startColumn,
    endColumn: lines.endColumn,
    title,
  };
  const list = Object.entries(properties)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${escapeProperty(neutralise(String(value)))}`);
  return `::${severity} ${list.join(',')}::${escapeData(neutralise(message))}`;
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
