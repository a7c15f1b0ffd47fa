/** What GitHub refuses although its description does not say so. */

type Json = Readonly<Record<string, unknown>>;

const KIB = 1024;

/** Objections to the body of a request. Sources: GitHub's REST documentation, and what it was seen to answer. */
export function judgeUnsaid(route: string, body: unknown): readonly string[] {
  const content = (body ?? {}) as Json;
  if (route.includes('/check-runs')) return judgeCheckRun(content);
  if (route.includes('/issues')) return judgeIssue(content);
  return [];
}

function judgeCheckRun({
  status,
  conclusion,
  completed_at: completedAt,
  name,
  output,
}: Json): readonly string[] {
  const { title, summary, text, annotations = [] } = (output ?? {}) as Json;
  return [
    ...when(
      (status === 'completed' || completedAt !== undefined) && conclusion === undefined,
      'a completed run needs a conclusion',
    ),
    ...when(name === '', 'a run needs a name'),
    ...when(title === '' || summary === '', 'an output needs a title and a summary'),
    ...[summary, text].flatMap((one) =>
      when(bytesOf(one) > 65_535, 'a summary or text has more than 65,535 bytes'),
    ),
    ...(annotations as readonly Json[]).flatMap(judgeAnnotation),
  ];
}

function judgeAnnotation(annotation: Json): readonly string[] {
  const {
    path,
    start_line: start,
    end_line: end,
    start_column: from,
    end_column: to,
    message,
    title,
  } = annotation;
  const numbers = [start, end, from, to].filter((value) => value !== undefined);
  return [
    ...when(
      path === '' || String(path).startsWith('/') || String(path).startsWith('./'),
      `the path ${String(path)} is not one of the repository`,
    ),
    ...when(
      numbers.some((value) => !(Number(value) >= 1)),
      'lines and columns begin at 1',
    ),
    ...when(Number(end) < Number(start), 'an annotation ends before it starts'),
    ...when(start !== end && (from ?? to) !== undefined, 'columns are for annotations on one line'),
    ...when(start === end && Number(to) < Number(from), 'an annotation ends before it starts'),
    ...when(message === '', 'an annotation needs a message'),
    ...when(bytesOf(message) > 64 * KIB, 'a message has more than 64 KB'),
    ...when(lengthOf(title) > 255, 'a title has more than 255 characters'),
  ];
}

function judgeIssue({ title, body, state, state_reason: reason }: Json): readonly string[] {
  return [
    ...when(title === '', 'an issue needs a title'),
    ...when(lengthOf(title) > 256, 'a title has more than 256 characters'),
    ...when(lengthOf(body) > 65_536, 'a body has more than 65,536 characters'),
    ...when(reason !== undefined && state === undefined, 'a reason is for a change of state'),
  ];
}

function when(isWrong: boolean, objection: string): readonly string[] {
  return isWrong ? [objection] : [];
}

function lengthOf(value: unknown): number {
  return typeof value === 'string' ? Array.from(value).length : 0;
}

function bytesOf(value: unknown): number {
  return typeof value === 'string' ? Buffer.byteLength(value) : 0;
}
