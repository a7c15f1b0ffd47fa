import { Folders } from '../domain/folders.js';
import type { ReadResult, Tree } from '../domain/tree.js';
import type { JsonDocument } from './json-tree.js';
import { type MarkdownBody } from './markdown.js';
import { type SkillMarkdown } from './skill-markdown.js';
import { SourceText } from './text.js';
/** Reads and parses each file of a tree once, whoever asks, however often. Never throws for what a file holds. */
export declare class Documents {
    /** The directories of the tree, and where its links lead. */
    readonly folders: Folders;
    private readonly reads;
    private readonly sources;
    private readonly jsons;
    private readonly skills;
    private readonly bodies;
    readonly tree: Tree;
    constructor(tree: Tree);
    /** The bytes, or why there are none. `path` is a real path: links are resolved before. */
    read(path: string): ReadResult;
    /** The text; undefined where the file cannot be read. */
    source(path: string): SourceText | undefined;
    /** The file as JSON, as Go decodes it; undefined where it cannot be read. */
    json(path: string): JsonDocument | undefined;
    /** The file as frontmatter and body; undefined where it cannot be read. */
    skill(path: string): SkillMarkdown | undefined;
    /** The code and the links of a skill's body; undefined where the file cannot be read. */
    body(path: string): MarkdownBody | undefined;
}
