import type { LoadPlan } from '../../domain/plan.js';
import type { Documents } from '../../formats/documents.js';
import { loadNative } from '../ongrid-native/index.js';
import type { LoadSettings, Runtime } from '../runtime.js';
import { loadSubprocess } from './loader.js';

/** ongrid: subprocess skills (`skill.json`) of its manager, native skills (`SKILL.md`) and personas of its chat runtime. */
export const ongrid: Runtime = {
  id: 'ongrid',
  title: 'ongrid',
  version: 'commit 2e68893',
  evidence:
    'vectors/ongrid-skill-json.json and vectors/ongrid-native-skill-md.json, recorded from the manager',
  reads: ['skill.json', 'SKILL.md', 'persona'],
  behaviour: [
    'Every skill.json below the allow-listed directories is decoded as Go does it: strict JSON, fields of the wrong type refuse the whole manifest, unknown ones are ignored, capitals do not count in their names.',
    'A manifest is skipped with a line in the log where name (a-z, 0-9, _), description, entry or class is at fault, or where the entry leads out of its root.',
    'The first skill of a name is kept; later ones are skipped.',
    'An entry without an execute bit, or one that is a directory, registers and fails at every call.',
    'A missing class counts as safe; a timeout that is not positive counts as 30 seconds.',
    'A skill is called with its arguments as JSON on stdin, sees only the variables named in env_allow, and has to answer with one JSON value on stdout.',
    'A native SKILL.md is decoded by yaml.v3 into typed fields, and a field of another shape drops the skill; its name is rewritten to lower case, digits and underscores, so that two may collide.',
    'A folder of skills inside a skill hides the outer one, and a link to a skill folder yields nothing.',
    'A persona (agents/*.md) needs name, description and when_to_use; its permission_mode says which classes of skills it may call.',
  ],
  load,
};

const NOTHING: LoadPlan = { runtime: 'ongrid', decisions: [], warnings: [], log: [], faults: [] };

function load(documents: Documents, settings: LoadSettings): LoadPlan {
  const { kinds } = settings;
  const subprocess = !kinds || kinds.has('skill.json') ? loadSubprocess(documents, settings) : NOTHING;
  const isNative = !kinds || kinds.has('SKILL.md') || kinds.has('persona');
  const native = isNative ? loadNative(documents, settings) : NOTHING;
  return {
    runtime: 'ongrid',
    decisions: [...subprocess.decisions, ...native.decisions],
    warnings: [...subprocess.warnings, ...native.warnings],
    log: [...subprocess.log, ...native.log],
    faults: [...subprocess.faults, ...native.faults],
  };
}
