import type { StepResult } from './runner.js';

/** The findings among the annotations as lines: `error smoke-exit tools/a/skill.json:4`. */
export function shown({ annotations }: Pick<StepResult, 'annotations'>): readonly string[] {
  return annotations
    .filter(({ title }) => title !== 'Skillgate')
    .map(
      ({ severity, title, path, startLine }) => `${severity} ${title ?? ''} ${path ?? '.'}:${startLine ?? 0}`,
    );
}

/** What the annotations of a rule say. */
export function messagesOf({ annotations }: Pick<StepResult, 'annotations'>, rule: string): string {
  return annotations
    .filter(({ title }) => title === rule)
    .map(({ message }) => message)
    .join('\n');
}
