import type { Mark } from './cursor.js';

/** Which part of yaml.v3 stopped: it counts lines differently in each. */
type FaultStage = 'reader' | 'scanner' | 'parser' | 'composer' | 'decoder';

/** What keeps yaml.v3 from reading a block. Thrown inside this folder only; never leaves it. */
export class YamlFault extends Error {
  override readonly name = 'YamlFault';
  readonly stage: FaultStage;
  /** yaml.v3's own words, without the line. */
  readonly problem: string;
  /** Where reading stopped. */
  readonly mark: Mark;
  /** Where that began which could not be read, if yaml.v3 knows. */
  readonly context: Mark | undefined;

  constructor(stage: FaultStage, problem: string, mark: Mark, context?: Mark) {
    super(problem);
    this.stage = stage;
    this.problem = problem;
    this.mark = mark;
    this.context = context;
  }
}

/** The line that yaml.v3 prints: of the context, or else of the problem; 0-based ones of a parser are left as they are. */
export function describe(fault: YamlFault): string {
  const line = printedLine(fault);
  return line === 0 ? `yaml: ${fault.problem}` : `yaml: line ${line}: ${fault.problem}`;
}

function printedLine(fault: YamlFault): number {
  if (fault.stage === 'decoder' || fault.stage === 'composer' || fault.stage === 'reader') return 0;
  const line = fault.context?.line || fault.mark.line;
  return line !== 0 && fault.stage === 'scanner' ? line + 1 : line;
}
