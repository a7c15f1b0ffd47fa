import { Folders } from '../domain/folders.js';
import type { ReadResult, Tree } from '../domain/tree.js';
import { parseJson } from './json.js';
import type { JsonDocument } from './json-tree.js';
import { type MarkdownBody, readMarkdown } from './markdown.js';
import { type SkillMarkdown, readSkillMarkdown } from './skill-markdown.js';
import { SourceText } from './text.js';

/** Reads and parses each file of a tree once, whoever asks, however often. Never throws for what a file holds. */
export class Documents {
  /** The directories of the tree, and where its links lead. */
  readonly folders: Folders;
  private readonly reads = new Map<string, ReadResult>();
  private readonly sources = new Map<string, SourceText | undefined>();
  private readonly jsons = new Map<string, JsonDocument | undefined>();
  private readonly skills = new Map<string, SkillMarkdown | undefined>();
  private readonly bodies = new Map<string, MarkdownBody | undefined>();

  readonly tree: Tree;

  constructor(tree: Tree) {
    this.tree = tree;
    this.folders = new Folders(tree);
  }

  /** The bytes, or why there are none. `path` is a real path: links are resolved before. */
  read(path: string): ReadResult {
    return remember(this.reads, path, () => this.tree.read(path));
  }

  /** The text; undefined where the file cannot be read. */
  source(path: string): SourceText | undefined {
    return remember(this.sources, path, () => {
      const result = this.read(path);
      return result.ok ? new SourceText(result.bytes) : undefined;
    });
  }

  /** The file as JSON, as Go decodes it; undefined where it cannot be read. */
  json(path: string): JsonDocument | undefined {
    return remember(this.jsons, path, () => {
      const source = this.source(path);
      return source && parseJson(source);
    });
  }

  /** The file as frontmatter and body; undefined where it cannot be read. */
  skill(path: string): SkillMarkdown | undefined {
    return remember(this.skills, path, () => {
      const source = this.source(path);
      return source && readSkillMarkdown(source);
    });
  }

  /** The code and the links of a skill's body; undefined where the file cannot be read. */
  body(path: string): MarkdownBody | undefined {
    return remember(this.bodies, path, () => {
      const skill = this.skill(path);
      return skill && readMarkdown(skill.source, skill.bodyLine);
    });
  }
}

function remember<T>(cache: Map<string, T>, path: string, make: () => T): T {
  const known = cache.get(path);
  if (known !== undefined || cache.has(path)) return known as T;
  const made = make();
  cache.set(path, made);
  return made;
}
