import type { RuntimeId } from '../domain/manifest.js';
import { SCHEMA_COMMENT } from './schema.js';

/** What a repository was found to hold. */
export interface RepositoryFacts {
  readonly runtimes: readonly RuntimeId[];
  /** Whether naming the runtimes changes nothing: each skill is judged by all of them that read its kind. */
  readonly isUniform: boolean;
  readonly skills: number;
  /** The folders at the top of the repository below which a skill.json lies. */
  readonly subprocessFolders: readonly string[];
  readonly hasSkillMarkdown: boolean;
  readonly hasPermissions: boolean;
}

/** Where the workflow goes that runs the gate. */
export const WORKFLOW_PLACE = '.github/workflows/skillgate.yml';

export const WORKFLOW = `name: skillgate
on:
  push:
    branches: [main]
  pull_request:
  merge_group:
permissions:
  contents: read
jobs:
  skillgate:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v5
      - uses: skillgate/skillgate@v0
`;

/** A policy for a repository: what is sure is set, everything else stands there to be uncommented. */
export function starterPolicy(facts: RepositoryFacts): string {
  const parts = [
    `${SCHEMA_COMMENT}\n# What this repository's agent skills may be. Every part is optional; a line that begins with "#" and no space is an example.`,
    runtimesPart(facts),
    ...(facts.runtimes.includes('ongrid') ? ongridParts(facts) : []),
    '# What skills may be called.\n#names: { allow: ["team-*"], deny: ["*-tmp"] }',
    ...(facts.hasSkillMarkdown ? skillMarkdownParts() : []),
    ...(facts.runtimes.includes('ogcode') ? [permissionsPart(facts)] : []),
    '# What is not looked at. Installed packages and what git ignores are left out anyway.\n#ignore: ["**/testdata/**"]',
    '# The severity of single rules: error, warning, notice, off. `skillgate explain RULE` says what a rule is for.\n#rules: { description-truncated: off }',
    '# The same for some paths; the last one that names a rule counts.\n#overrides: [{ paths: ["vendor/**"], rules: { name-directory: warning } }]',
    '# Findings that are accepted, with the reason and the last day.\n#suppress: [{ rule: name-directory, paths: ["skills/legacy/**"], reason: moves in March, until: 2027-03-31 }]',
    'fail-on: error',
    `# Finding fewer skills is an error: a mistyped path must not pass for a clean repository.\nrequire-skills: ${Math.min(1, facts.skills)}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

function runtimesPart({ runtimes, isUniform }: RepositoryFacts): string {
  const setting = `runtimes: [${(runtimes.length === 0 ? ['agent-skills'] : runtimes).join(', ')}]`;
  const isSure = runtimes.length > 0 && isUniform;
  return [
    '# The agents that this repository serves; every skill is judged by all of them that read its kind.',
    isSure ? setting : `# Without it they are detected, file by file.\n#${setting}`,
  ].join('\n');
}

function ongridParts({ subprocessFolders }: RepositoryFacts): readonly string[] {
  const folders = subprocessFolders.length > 0 ? subprocessFolders : ['skills'];
  const roots = folders.map((folder) => `{ path: ${JSON.stringify(folder)}, mount: /etc/ongrid/skills }`);
  return [
    `# ongrid's roots, in order, and where they will live; without them: the whole repository.\n#allow-list: [${roots.join(', ')}]`,
    '# How much subprocess skills may do, and whether each has to say so.\n#classes: { allow: [safe, mutating], explicit: true }',
    '# What they may read of the environment, and how long they may run.\n#environment: { allow: [PATH, HOME, "TEAM_*"] }\n#timeout: { max-seconds: 120 }',
  ];
}

function skillMarkdownParts(): readonly string[] {
  return [
    '# Grants that no allowed-tools may give: Bash without a scope, and whatever reaches rm.\n#tools: { deny: [Bash, "Bash(rm:*)"] }',
    '# Fields that every SKILL.md has to have; dots lead into mappings.\n#required-fields: { SKILL.md: [license, metadata.owner] }',
  ];
}

function permissionsPart({ hasPermissions }: RepositoryFacts): string {
  const head = hasPermissions
    ? '# Whatever ogcode.json says, skills that match have to be at least that strict.'
    : '# There are no permission rules yet, so every skill loads without asking.';
  return `${head}\n#permissions: { require: { "internal-*": deny, "deploy-*": ask } }`;
}
