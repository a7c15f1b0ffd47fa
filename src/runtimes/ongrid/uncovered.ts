import { locate } from '../../domain/location.js';
import { directoryOf, isWithin } from '../../domain/paths.js';
import type { Decision, Fault } from '../../domain/plan.js';
import type { Documents } from '../../formats/documents.js';
import { unseen } from './faults.js';
import type { FoundRoot } from './roots.js';

/** Explains why no walk of a root comes by a manifest. */
export class Uncovered {
  private readonly documents: Documents;
  private readonly roots: FoundRoot[] = [];
  private links: ReadonlyMap<string, string> | undefined;

  constructor(documents: Documents) {
    this.documents = documents;
  }

  addRoot(root: FoundRoot): void {
    this.roots.push(root);
  }

  explain(path: string): Decision {
    const decision = { path, file: path, verdict: 'invisible' as const };
    if (this.roots.some(({ linked }) => linked !== undefined && isWithin(path, linked))) {
      // The root itself is at fault, and says so.
      return { ...decision, message: 'its allow-list root is a link, which is not walked', faults: [] };
    }
    const fault = this.behindLink(path) ?? this.outsideRoots(path);
    return { ...decision, message: fault.detail, faults: [fault] };
  }

  private behindLink(path: string): Fault | undefined {
    this.links ??= this.linksInRoots();
    for (let directory = directoryOf(path); directory !== '.'; directory = directoryOf(directory)) {
      const link = this.links.get(directory);
      if (link === undefined) continue;
      const mistake = { code: 'skill-invisible', variant: 'behind-link', values: { path: link } };
      return unseen({ ...mistake, location: locate(path) }, `the link ${link} is not followed`);
    }
    return undefined;
  }

  private outsideRoots(path: string): Fault {
    const roots = this.roots.flatMap(({ open }) => open?.path ?? []).join(', ');
    const mistake = { code: 'skill-outside-roots', variant: 'outside', values: { roots } };
    return unseen({ ...mistake, location: locate(path) }, 'no allow-list root covers it');
  }

  /** The directories that links within the roots lead to, each with one such link. */
  private linksInRoots(): ReadonlyMap<string, string> {
    const reals = this.roots.flatMap(({ open }) => open?.real ?? []);
    const links = new Map<string, string>();
    for (const { path, kind } of this.documents.tree.list()) {
      if (kind !== 'symlink' || !reals.some((real) => isWithin(path, real))) continue;
      const found = this.documents.folders.resolve(path);
      if (found.kind === 'found' && found.entry.kind === 'directory') links.set(found.path, path);
    }
    return links;
  }
}
