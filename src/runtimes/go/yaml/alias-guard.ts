import type { Mark } from './cursor.js';
import { YamlFault } from './fault.js';
import type { AliasNode } from './node.js';

/** Up to so many steps nearly all may come from aliases; from so many on a tenth may. Between, the share shrinks evenly. */
const FEW_STEPS = 400_000;
const MANY_STEPS = 4_000_000;
const SHARE_OF_FEW = 0.99;
const SHARE_OF_MANY = 0.1;

/** Keeps aliases from blowing up a block: counts the steps of decoding, and those taken within aliases, as yaml.v3 does. */
export class AliasGuard {
  private steps = 0;
  private aliasSteps = 0;
  private readonly open = new Set<AliasNode>();

  /** Counts a step. Throws where too many come from aliases. */
  count(mark: Mark): void {
    this.steps += 1;
    if (this.open.size > 0) this.aliasSteps += 1;
    if (
      this.aliasSteps > 100 &&
      this.steps > 1000 &&
      this.aliasSteps / this.steps > allowedShare(this.steps)
    ) {
      throw new YamlFault('decoder', 'document contains excessive aliasing', mark);
    }
  }

  /** Throws where an alias is met within what it stands for. */
  enter(alias: AliasNode): void {
    if (this.open.has(alias)) {
      throw new YamlFault('decoder', `anchor '${alias.name}' value contains itself`, alias.start);
    }
    this.open.add(alias);
  }

  leave(alias: AliasNode): void {
    this.open.delete(alias);
  }
}

function allowedShare(steps: number): number {
  if (steps <= FEW_STEPS) return SHARE_OF_FEW;
  if (steps >= MANY_STEPS) return SHARE_OF_MANY;
  return SHARE_OF_FEW - (SHARE_OF_FEW - SHARE_OF_MANY) * ((steps - FEW_STEPS) / (MANY_STEPS - FEW_STEPS));
}
