import type { WorkflowCommand } from './runner-commands.js';

/** What GitHub shows at a file or in the list of a run. */
export interface ShownAnnotation {
  readonly severity: 'error' | 'warning' | 'notice';
  readonly message: string;
  readonly title?: string;
  readonly path?: string;
  readonly startLine?: number;
  readonly endLine?: number;
  readonly startColumn?: number;
  readonly endColumn?: number;
}

/** How many of each severity a step may have. */
const LIMIT = 10;

/** Longer messages are cut, in UTF-16 units. */
const MESSAGE_LIMIT = 4096;

/** Collects the annotations of a step and applies the runner's limits (ExecutionContext.cs, IssueCommandExtension). */
export class Issues {
  readonly shown: ShownAnnotation[] = [];
  /** Beyond the limit, or without a message: nobody sees these. */
  readonly dropped: ShownAnnotation[] = [];
  private readonly workspace: string;

  constructor(workspace: string) {
    this.workspace = workspace;
  }

  addCommand(severity: ShownAnnotation['severity'], command: WorkflowCommand): void {
    const properties = validateLinesAndColumns(command.properties);
    const path = properties.get('file');
    const title = properties.get('title');
    this.add({
      severity,
      message: command.data,
      ...(title === undefined ? {} : { title }),
      ...(path ? { path: this.relative(path) } : {}),
      ...numberAs('startLine', properties.get('line')),
      ...numberAs('endLine', properties.get('endline')),
      ...numberAs('startColumn', properties.get('col')),
      ...numberAs('endColumn', properties.get('endcolumn')),
    });
  }

  add(annotation: ShownAnnotation): void {
    const cut = { ...annotation, message: annotation.message.slice(0, MESSAGE_LIMIT) };
    const same = this.shown.filter(({ severity }) => severity === annotation.severity);
    if (same.length >= LIMIT || cut.message.trim() === '') this.dropped.push(cut);
    else this.shown.push(cut);
  }

  /** By prefix only, links are not resolved. */
  private relative(path: string): string {
    const prefix = `${this.workspace}/`;
    return path.startsWith(prefix) ? path.slice(prefix.length) : path;
  }
}

/** Takes away what contradicts itself, in the runner's order (ActionCommandManager.ValidateLinesAndColumns). */
export function validateLinesAndColumns(
  properties: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const valid = new Map(properties);
  const number = (name: string): number | undefined => parseInteger(valid.get(name));
  const remove = (...names: readonly string[]): void => names.forEach((name) => valid.delete(name));
  const hasColumn = number('col') !== undefined || number('endcolumn') !== undefined;
  if (number('endline') !== undefined && number('line') === undefined) {
    valid.set('line', valid.get('endline') ?? '');
  }
  if (number('endcolumn') !== undefined && number('col') === undefined) {
    valid.set('col', valid.get('endcolumn') ?? '');
  }
  if (hasColumn && number('line') === undefined) remove('col', 'endcolumn');
  if (hasColumn && number('endline') !== undefined && valid.get('line') !== valid.get('endline')) {
    remove('col', 'endcolumn');
  }
  if ((number('endline') ?? Infinity) < (number('line') ?? 0)) remove('line', 'endline');
  if ((number('endcolumn') ?? Infinity) < (number('col') ?? 0)) remove('col', 'endcolumn');
  return valid;
}

function parseInteger(text: string | undefined): number | undefined {
  return text !== undefined && /^\s*[+-]?\d+\s*$/.test(text) ? Number(text) : undefined;
}

function numberAs<K extends string>(key: K, text: string | undefined): Partial<Record<K, number>> {
  const number = parseInteger(text);
  return number === undefined ? {} : ({ [key]: number } as Record<K, number>);
}
