import type { Fault } from '../../domain/plan.js';
import type { Decoded } from '../go/yaml/decode.js';
import { changing } from '../ongrid/faults.js';
import type { NativeFrontmatter } from './frontmatter.js';

/** When a skill comes into play. */
export interface Activation {
  /** As written; empty counts as `always`, and so does any mode that is not known. */
  readonly mode: string;
  /** Case-insensitive parts of the query that bring a `keyword` skill into play. */
  readonly keywords: readonly string[];
}

/** The modes that mean something. */
const ACTIVATION_MODES: readonly string[] = ['always', 'keyword'];

/** The activation that counts: `metadata.ongrid.activation` where it has a mode, else `activation`. */
export function activationOf(value: Decoded | undefined): Activation {
  const counting = countingActivation(value);
  return {
    mode: fieldOf(counting, 'mode')?.text ?? '',
    keywords: fieldOf(counting, 'keywords')?.items?.map(({ text }) => text ?? '') ?? [],
  };
}

/** Whether both are given and their modes differ. */
export function isInConflict(value: Decoded | undefined): boolean {
  const [inner, outer] = [innerActivation(value), fieldOf(value, 'activation')].map(
    (activation) => fieldOf(activation, 'mode')?.text ?? '',
  );
  return inner !== '' && outer !== '' && inner !== outer;
}

export function activationFaults(read: NativeFrontmatter): readonly Fault[] {
  const { mode, keywords } = activationOf(read.value);
  const location = read.locate(fieldOf(countingActivation(read.value), 'mode'));
  const faults: Fault[] = [];
  if (isInConflict(read.value)) {
    const other = fieldOf(fieldOf(read.value, 'activation'), 'mode');
    const mistake = {
      code: 'activation-mode',
      variant: 'conflict',
      values: { mode: other?.text ?? '', winner: mode },
      location: read.locate(other),
      related: [{ location, note: 'this mode counts' }],
    };
    faults.push(changing(mistake, `activates as "${mode}", and ignores "${other?.text ?? ''}"`));
  }
  if (mode !== '' && !ACTIVATION_MODES.includes(mode)) {
    const mistake = { code: 'activation-mode', variant: 'unknown', values: { mode }, location };
    faults.push(changing(mistake, 'is always active'));
  } else if (mode === 'keyword' && keywords.length === 0) {
    const mistake = { code: 'activation-mode', variant: 'no-keywords', values: {}, location };
    faults.push(changing(mistake, 'is never active'));
  }
  return faults;
}

function countingActivation(value: Decoded | undefined): Decoded | undefined {
  const inner = innerActivation(value);
  const hasMode = (fieldOf(inner, 'mode')?.text ?? '') !== '';
  return hasMode ? inner : fieldOf(value, 'activation');
}

function innerActivation(value: Decoded | undefined): Decoded | undefined {
  return fieldOf(fieldOf(fieldOf(value, 'metadata'), 'ongrid'), 'activation');
}

function fieldOf(value: Decoded | undefined, field: string): Decoded | undefined {
  return value?.fields?.get(field);
}
