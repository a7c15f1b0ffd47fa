import type { Folders } from '../../domain/folders.js';
import { baseName, isWithin, joinPath } from '../../domain/paths.js';
import type { Entry } from '../../domain/tree.js';
import type { Documents } from '../../formats/documents.js';
import { cleanPath, joinClean } from '../go/clean-path.js';
import { type Container, detectContainer, folderAt, readPackManifest } from './pack.js';

/** A file that a walk came by. */
export interface FoundFile {
  /** As the walk names it. */
  readonly path: string;
  /** With links resolved. */
  readonly file: string;
}

/** Why a SKILL.md within a root is not loaded, as a message variant of the rule `skill-invisible`. */
export interface Hidden {
  readonly variant: 'own-skills-folder' | 'behind-link' | 'outside-pack' | 'broken-pack';
  /** What stands in the way. */
  readonly path: string;
  /** The loader's words, where it has some. */
  readonly problem?: string;
}

/**
 * Walks ongrid's roots for native skills, as deep as they go, hidden directories and `node_modules` included. Where a
 * directory is a pack, or holds a SKILL.md or a folder `skills` with some, it decides what is looked at below it.
 * Source: runtimes-others.md 9.2 and 9.3.
 */
export class NativeWalk {
  readonly skills: FoundFile[] = [];
  readonly personas: FoundFile[] = [];
  readonly commands: FoundFile[] = [];
  readonly warnings: { readonly path: string; readonly code: string }[] = [];
  /** Reasons why what lies in a directory, or a file itself, is not loaded. */
  readonly hidden = new Map<string, Hidden>();
  private readonly documents: Documents;
  private readonly folders: Folders;
  private readonly visited = new Set<string>();

  constructor(documents: Documents) {
    this.documents = documents;
    this.folders = documents.folders;
  }

  /**
   * Walks a root. It is where packs and skills lie, not one itself, unless it has a pack's manifest; a SKILL.md of its
   * own counts.
   */
  walkRoot(configured: string): void {
    const found = this.folders.resolveListed(cleanPath(configured));
    if (found.kind !== 'found' || found.entry.kind !== 'directory') return;
    const root = found.path;
    const container = detectContainer(this.folders, root);
    if (container && container.kind !== 'bare') return this.loadPack(root, container);
    if (container) {
      const own = this.folders.listed(joinPath(root, 'SKILL.md'));
      if (this.findSkillsFolder(root) === undefined && own) this.meetSkill(own, root);
      this.loadExtras(root);
    } else this.loadPersonas(root);
    this.descend(root);
  }

  /** Looks for containers below a root; a container's own walk covers what lies below it. */
  private descend(root: string): void {
    this.visit(root, (entry) => {
      const isOwn = entry.path === joinPath(root, 'SKILL.md');
      if (entry.kind === 'symlink' && !isOwn) this.meetLink(entry, root);
      if (entry.kind !== 'directory') return;
      const container = detectContainer(this.folders, entry.path);
      if (!container) return 'enter';
      this.loadContainer(entry.path, container);
      return undefined;
    });
  }

  /** Goes through the names of a directory in byte order, and into a directory at once where told to. */
  private visit(top: string, meet: (entry: Entry) => 'enter' | undefined | void): void {
    const pending = this.folders.list(top).toReversed();
    for (let entry = pending.pop(); entry; entry = pending.pop()) {
      if (meet(entry) !== 'enter') continue;
      for (const below of this.folders.list(entry.path).toReversed()) pending.push(below);
    }
  }

  private loadContainer(directory: string, container: Container): void {
    if (container.kind !== 'bare') return this.loadPack(directory, container);
    const skills = this.findSkillsFolder(directory);
    if (skills !== undefined) this.hidden.set(directory, { variant: 'outside-pack', path: directory });
    this.walkSkills(skills ?? directory, directory);
    this.loadExtras(directory);
  }

  /** A folder `skills` is walked in place of a SKILL.md beside it: gives that folder, if there is one. */
  private findSkillsFolder(directory: string): string | undefined {
    const skills = joinPath(directory, 'skills');
    if (folderAt(this.folders, skills) === undefined) return undefined;
    const own = joinPath(directory, 'SKILL.md');
    if (this.folders.listed(own)) {
      this.hidden.set(this.fileOf(own), { variant: 'own-skills-folder', path: skills });
    }
    return skills;
  }

  private loadPack(
    directory: string,
    { kind, manifest }: Exclude<Container, { readonly kind: 'bare' }>,
  ): void {
    const { problem, skills, warnings } = readPackManifest(this.documents, kind, manifest);
    if (problem !== undefined) {
      this.warn(manifest, 'container_load_failed');
      this.hidden.set(directory, { variant: 'broken-pack', path: manifest, problem });
      return;
    }
    for (const code of warnings) this.warn(manifest, code);
    this.hidden.set(directory, { variant: 'outside-pack', path: directory });
    for (const listed of skills ?? ['skills']) {
      const isInside = !listed.startsWith('/') && !listed.includes('..');
      if (isInside) this.walkSkills(joinClean(directory, listed), directory);
      else this.warn(manifest, 'skills_path_rejected');
    }
    this.loadExtras(directory);
  }

  /** Every SKILL.md below a directory, however deep; directories behind links are not entered, nor is a link at the top. */
  private walkSkills(top: string, boundary: string): void {
    const entry = this.folders.listed(top);
    if (entry?.kind === 'symlink') return this.meetLink(entry, boundary);
    this.visit(top, (below) => {
      if (baseName(below.path) === 'SKILL.md' && below.kind !== 'directory') this.meetSkill(below, boundary);
      else if (below.kind === 'symlink') this.meetLink(below, boundary);
      return below.kind === 'directory' ? 'enter' : undefined;
    });
  }

  private meetSkill(entry: Entry, boundary: string): void {
    const file = this.resolveFile(entry, boundary);
    if (file !== undefined) this.add(this.skills, { path: entry.path, file });
  }

  private add(list: FoundFile[], found: FoundFile): void {
    if (this.visited.has(found.path)) return;
    this.visited.add(found.path);
    list.push(found);
  }

  /** The file at an entry, links resolved; undefined where there is none, or it lies outside. */
  private resolveFile({ path, kind }: Entry, boundary: string): string | undefined {
    if (kind !== 'symlink') return kind === 'file' || kind === 'other' ? path : undefined;
    const found = this.folders.resolveListed(path);
    if (found.kind === 'found' && isWithin(found.path, boundary)) {
      return found.entry.kind === 'file' ? found.path : undefined;
    }
    this.warn(path, found.kind === 'found' || found.kind === 'outside' ? 'escapes_root' : 'symlink_error');
    if (found.kind === 'found') this.hidden.set(found.path, { variant: 'behind-link', path });
    return undefined;
  }

  /** A link to a directory is not entered; one that leads out of the root is warned about. */
  private meetLink({ path }: Entry, boundary: string): void {
    const found = this.folders.resolveListed(path);
    const isInside = found.kind === 'found' && isWithin(found.path, boundary);
    if (!isInside)
      this.warn(path, found.kind === 'found' || found.kind === 'outside' ? 'escapes_root' : 'symlink_error');
    if (found.kind === 'found' && found.entry.kind === 'directory' && !this.hidden.has(found.path)) {
      this.hidden.set(found.path, { variant: 'behind-link', path });
    }
  }

  /** Personas and commands of a container, and what ongrid has no use for. */
  private loadExtras(directory: string): void {
    this.loadPersonas(directory);
    this.walkCommands(joinPath(directory, 'commands'), directory);
    const hooks = joinPath(directory, 'hooks');
    const files = this.folders.list(hooks).filter(({ kind }) => kind === 'file');
    if (files.length > 0) this.warn(hooks, 'hooks_unsupported');
    for (const { path } of files) this.warn(path, 'hooks_dropped');
    const servers = joinPath(directory, '.mcp.json');
    if (this.folders.listed(servers)) this.warn(servers, 'mcp_unsupported');
  }

  private loadPersonas(directory: string): void {
    for (const entry of this.folders.list(joinPath(directory, 'agents'))) {
      if (!isMarkdown(entry.path) || baseName(entry.path).toLowerCase() === 'readme.md') continue;
      const file = this.resolveFile(entry, directory);
      if (file !== undefined) this.add(this.personas, { path: entry.path, file });
    }
  }

  private walkCommands(top: string, boundary: string): void {
    this.visit(top, (entry) => {
      if (entry.kind === 'directory') return 'enter';
      if (!isMarkdown(entry.path)) return;
      const file = this.resolveFile(entry, boundary);
      if (file !== undefined) this.add(this.commands, { path: entry.path, file });
      return undefined;
    });
  }

  private fileOf(path: string): string {
    const found = this.folders.resolveListed(path);
    return found.kind === 'found' ? found.path : path;
  }

  private warn(path: string, code: string): void {
    this.warnings.push({ path, code });
  }
}

function isMarkdown(path: string): boolean {
  return path.endsWith('.md');
}
