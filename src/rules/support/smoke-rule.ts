import type { Manifest } from '../../domain/manifest.js';
import { type SmokeObservation, type SmokeRuleName, observationsOf } from '../../domain/smoke.js';
import type { ManifestRule, RuleContext, RuleExample, RuleMessage } from '../rule.js';
import { ongridEffect } from './skill-json.js';

/** What a rule about smoke runs is made of. Its examples are really run where they are tested. */
export interface SmokeRuleFacts {
  readonly name: SmokeRuleName;
  readonly summary: string;
  readonly rationale: string;
  readonly messages: Readonly<Record<string, RuleMessage>>;
  readonly examples: readonly RuleExample[];
  /** Whether another rule says the same from the files alone: then no second finding is made. */
  readonly isSaid?: (observation: SmokeObservation, manifest: Manifest, context: RuleContext) => boolean;
}

/** A rule that makes findings of what smoke runs observed under its name; without a run it has nothing to say. */
export function defineSmokeRule({ isSaid, ...facts }: SmokeRuleFacts): ManifestRule {
  return {
    ...facts,
    subject: ['skill.json', 'SKILL.md'],
    check(manifest, context) {
      const observations = observationsOf(context.smoke, manifest.path);
      const own = observations.filter(({ rule }) => rule === facts.name);
      for (const observation of withoutRepeats(own)) {
        if (isSaid?.(observation, manifest, context) !== true) report(observation, context);
      }
    },
  };
}

function report({ message, values, location, callFails }: SmokeObservation, context: RuleContext): void {
  const effects = callFails === undefined ? [] : ongridEffect('fails', `this call fails: ${callFails}`);
  context.report({ message, values, location, effects });
}

/** Several cases that fail alike are one mistake; the report's own section lists them all. */
function withoutRepeats(observations: readonly SmokeObservation[]): readonly SmokeObservation[] {
  const seen = new Set<string>();
  return observations.filter(({ message, location }) => {
    const key = `${message}\0${location.path}\0${location.start.line}:${location.start.column}`;
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

/** A small subprocess skill for examples: its manifest and its script. */
export function exampleSkill(
  script: string,
  fields: Readonly<Record<string, unknown>> = {},
  others: RuleExample['bad'] = {},
): RuleExample['bad'] {
  const manifest = {
    name: 'count_files',
    description: 'Counts the files of a directory.',
    entry: './run.sh',
    env_allow: ['PATH'],
    timeout_seconds: 5,
    class: 'safe',
    ...fields,
  };
  return {
    'skills/count_files/skill.json': `${JSON.stringify(manifest, undefined, 2)}\n`,
    'skills/count_files/run.sh': { text: script, mode: '755' },
    ...others,
  };
}
