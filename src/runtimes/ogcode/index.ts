import type { Decision, Fault, LoadPlan, PermissionPlan } from '../../domain/plan.js';
import type { Documents } from '../../formats/documents.js';
import type { LoadSettings, Runtime } from '../runtime.js';
import { type OgcodeConfig, findConfig, readConfig } from './config.js';
import { configPathFaults } from './config-paths.js';
import { openLibrary } from './library.js';
import { permissions } from './permissions.js';
import { findRoots, readRoot } from './roots.js';
import { unreachedDecision } from './unreached.js';

/**
 * ogcode: skills below `.agents/skills` and `.claude/skills` of a project and the directories above it, and permission rules
 * in ogcode.json. Source: vectors/ogcode-project.json, ogcode-skill-md.json, permission-rules.json.
 */
export const ogcode: Runtime = {
  id: 'ogcode',
  title: 'ogcode',
  version: 'the one recorded in the vectors',
  evidence:
    'vectors/ogcode-project.json, ogcode-skill-md.json, ogcode-index-json.json, permission-rules.json, path-match.json: recorded from its own loader',
  reads: ['SKILL.md', 'ogcode.json', 'index.json'],
  projectFile: 'ogcode.json',
  behaviour: [
    'Skills are looked for one level deep in .claude/skills and .agents/skills of the project and of every folder above it up to the one with .git, and in skills.paths; of each folder at most 200 entries are looked at.',
    'Of two skills of one name the later source wins: the innermost folder over the outer ones, .agents over .claude.',
    'The frontmatter is read line by line, not as YAML; a name that breaks the grammar or is not that of the folder means that the skill is skipped, without a word to the model.',
    'A description over 1,024 characters is cut there; a missing one is accepted, and nothing tells the model when to use the skill.',
    'The most specific permission rule decides; of two that weigh the same, the one that sorts first. Where none matches, a skill is allowed.',
    'A remote index is taken whole or not at all: the first fault refuses it, and a client that holds its version never fetches again.',
    'An unknown action counts as ask. A malformed glob matches nothing. An ogcode.json that does not decode is ignored whole, with every rule in it.',
  ],
  load,
};

function load(documents: Documents, settings: LoadSettings): LoadPlan {
  const configPath = findConfig(documents, settings.project);
  const config = configPath === undefined ? undefined : readConfig(documents, configPath);
  const readings = findRoots(documents, settings, settings.skillPaths ?? pathsOf(config)).map((root) =>
    readRoot(documents, root),
  );
  const { decisions, log } = openLibrary(documents, readings);
  const reached = new Set(decisions.map(({ file }) => file));
  const unreached = settings.manifests
    .filter(({ kind, path }) => kind === 'SKILL.md' && !reached.has(path))
    .map(({ path }) => unreachedDecision(path, readings));
  return {
    runtime: 'ogcode',
    decisions: [...decisions, ...unreached],
    warnings: readings.flatMap(({ root, warning }) =>
      warning ? [{ path: root.path, code: warning.code }] : [],
    ),
    log,
    faults: config ? [...config.faults, ...pathFaults(documents, settings, config)] : [],
    ...(config ? { permissions: decide(config, decisions) } : {}),
  };
}

function pathFaults(
  documents: Documents,
  { project, skillPaths }: LoadSettings,
  config: OgcodeConfig,
): readonly Fault[] {
  return skillPaths ? [] : configPathFaults(documents, project, config);
}

/** A file that does not decode is ignored whole, its paths included. */
function pathsOf(config: OgcodeConfig | undefined): readonly string[] {
  return config?.decodes ? config.paths.map(({ text }) => text) : [];
}

function decide(
  { path, decodes, rules: written }: OgcodeConfig,
  decisions: readonly Decision[],
): PermissionPlan {
  const rules = decodes ? written : [];
  const set = permissions(Object.fromEntries(rules.map(({ pattern, action }) => [pattern, action])));
  const names = decisions.flatMap(({ skill }) => (skill ? [skill.name] : []));
  return {
    path,
    rules,
    decisions: names.map((name) => ({ skill: name, ...set.evaluate(name), runnerUp: set.runnerUp(name) })),
  };
}
