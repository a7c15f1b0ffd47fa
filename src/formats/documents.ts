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
  private readonly reads = new Memory<ReadResult>((path) => this.tree.read(path));
  private readonly sources = new Memory<SourceText | undefined>((path) => {
    const result = this.read(path);
    return result.ok ? new SourceText(result.bytes) : undefined;
  });
  private readonly jsons = new Memory<JsonDocument | undefined>((path) => {
    const source = this.source(path);
    return source && parseJson(source);
  });
  private readonly skills = new Memory<SkillMarkdown | undefined>((path) => {
    const source = this.source(path);
    return source && readSkillMarkdown(source);
  });
  private readonly bodies = new Memory<MarkdownBody | undefined>((path) => {
    const skill = this.skill(path);
    return skill && readMarkdown(skill.source, skill.bodyLine);
  });

  readonly tree: Tree;

  constructor(tree: Tree) {
    this.tree = tree;
    this.folders = new Folders(tree);
  }

  /** The bytes, or why there are none. `path` is a real path: links are resolved before. */
  read(path: string): ReadResult {
    return this.reads.get(path);
  }

  /** The text; undefined where the file cannot be read. */
  source(path: string): SourceText | undefined {
    return this.sources.get(path);
  }

  /** The file as JSON, as Go decodes it; undefined where it cannot be read. */
  json(path: string): JsonDocument | undefined {
    return this.jsons.get(path);
  }

  /** The file as frontmatter and body; undefined where it cannot be read. */
  skill(path: string): SkillMarkdown | undefined {
    return this.skills.get(path);
  }

  /** The code and the links of a skill's body; undefined where the file cannot be read. */
  body(path: string): MarkdownBody | undefined {
    return this.bodies.get(path);
  }
}

/** What was made of each path. */
class Memory<T> {
  private readonly made = new Map<string, T>();
  private readonly make: (path: string) => T;

  constructor(make: (path: string) => T) {
    this.make = make;
  }

  get(path: string): T {
    const known = this.made.get(path);
    if (known !== undefined || this.made.has(path)) return known as T;
    const made = this.make(path);
    this.made.set(path, made);
    return made;
  }
}
