import { baseName, directoryOf } from '../domain/paths.js';
import type { Decision, Fault, LoadPlan, RegisteredSkill } from '../domain/plan.js';
import type { Documents } from '../formats/documents.js';
import type { SkillMarkdown } from '../formats/skill-markdown.js';
import { type YamlNode, entryOf } from '../formats/yaml-tree.js';
import { findDuplicateNames } from './agent-skills/duplicate-names.js';
import { fieldFaults } from './agent-skills/fields.js';
import { fileFaults } from './agent-skills/file.js';
import { LinkedNames } from './agent-skills/linked-names.js';
import type { LoadSettings, Runtime } from './runtime.js';

/**
 * The open specification, as its reference validator reads it: it knows no roots and no order, so every SKILL.md is
 * judged alone, and two of one name are both kept.
 */
export const agentSkills: Runtime = {
  id: 'agent-skills',
  title: 'Agent Skills specification',
  version: 'specification of 2026-08-09, skills-ref 0.1.0',
  evidence: 'the text of the specification; skills-ref in vectors/portability.json',
  reads: ['SKILL.md'],
  behaviour: [
    'A SKILL.md begins with a YAML block between two lines of three hyphens, on the first line of the file.',
    '`name` is required: 1 to 64 lower-case letters, digits and single hyphens, equal to the name of the folder.',
    '`description` is required and has 1 to 1,024 characters; `compatibility` has at most 500.',
    '`metadata` is a mapping of texts to texts; `allowed-tools` is a text of grants, parted by spaces.',
    'It names no folders in which skills are looked for and no order, so every SKILL.md is judged by itself.',
  ],
  load,
};

function load(documents: Documents, { manifests }: LoadSettings): LoadPlan {
  const paths = manifests.filter(({ kind }) => kind === 'SKILL.md').map(({ path }) => path);
  const links = new LinkedNames(documents);
  const alone = paths.map((path) => decide(documents, path, links));
  const duplicates = findDuplicateNames(alone, documents);
  const decisions = alone.map((decision) => {
    const fault = duplicates.get(decision.file);
    return fault ? { ...decision, faults: [...decision.faults, fault] } : decision;
  });
  return { runtime: 'agent-skills', decisions, warnings: [], log: [], faults: [] };
}

function decide(documents: Documents, path: string, links: LinkedNames): Decision {
  const skill = documents.skill(path);
  if (!skill)
    return {
      path,
      file: path,
      verdict: 'skipped',
      reason: 'unreadable',
      message: 'cannot be read',
      faults: [],
    };
  const directory = directoryOf(path);
  const folder = directory === '.' ? undefined : baseName(directory);
  const isNamed = (name: string): boolean => links.has(directory, name);
  const faults = [...fileFaults(skill, path), ...fieldFaults(skill, { path, folder, isNamed })];
  const name = textOf(entryOf(skill.yaml?.root, 'name')?.value);
  const named = name ? { name } : {};
  const reason = faults.find(({ outcome }) => outcome === 'dropped');
  if (!reason) return { path, file: path, verdict: 'loads', ...named, skill: register(skill, path), faults };
  return {
    path,
    file: path,
    verdict: 'skipped',
    ...named,
    reason: reason.code,
    message: wordsOf(reason),
    faults,
  };
}

function wordsOf({ detail }: Fault): string {
  return detail.replace(/^skipped: /, '');
}

function register({ yaml }: SkillMarkdown, path: string): RegisteredSkill {
  const text = (field: string): string => textOf(entryOf(yaml?.root, field)?.value);
  return { kind: 'native', name: text('name'), description: text('description'), path };
}

function textOf(node: YamlNode | undefined): string {
  return node?.type === 'scalar' ? node.text.trim() : '';
}
