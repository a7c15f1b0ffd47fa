import { ConfigurationError } from '../domain/errors.js';
import { EXIT } from '../engine/exit-status.js';
import { PolicyError } from '../policy/policy-error.js';
import { allAnnotations } from '../report/github.js';
import { renderFindings } from '../report/text.js';
import { annotate, log, setOutputs } from './log.js';

/** Says what stopped the run and gives the exit status; a fault of ours is told apart from the user's. */
export function explain(error: unknown): number {
  const isTheirs = error instanceof ConfigurationError;
  const words = error instanceof Error ? error.message : String(error);
  if (error instanceof PolicyError) {
    log(renderFindings(error.findings, { layout: 'actions' }));
    for (const annotation of allAnnotations(error).slice(0, 9)) annotate(annotation);
  }
  annotate({
    severity: 'error',
    title: isTheirs ? 'Skillgate: configuration' : 'Skillgate: internal error',
    message: isTheirs ? words : `${words}; please report it with the log of this job`,
  });
  if (!isTheirs && error instanceof Error) log(error.stack ?? '');
  setOutputs({ result: 'error' });
  return isTheirs ? EXIT.configuration : EXIT.internal;
}
