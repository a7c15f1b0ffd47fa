import type { Effect, Outcome } from '../../domain/finding.js';
import type { Manifest } from '../../domain/manifest.js';
import { directoryOf } from '../../domain/paths.js';
import type { Documents } from '../../formats/documents.js';
import type { JsonMember, JsonObject } from '../../formats/json-tree.js';
import { joinClean } from '../../runtimes/go/clean-path.js';
import { memberOfManifest } from '../../runtimes/ongrid/manifest.js';
import type { RuleContext } from '../rule.js';
import { type Script, readScript } from './script-file.js';

/** The object of a JSON manifest; undefined where it does not parse or is something else. */
export function objectOf(
  { kind, path }: Manifest,
  { documents }: { readonly documents: Documents },
): JsonObject | undefined {
  if (kind === 'SKILL.md') return undefined;
  const document = documents.json(path);
  return document?.ok === true && document.root.type === 'object' ? document.root : undefined;
}

/** What ongrid does, as the one effect of a finding. */
export function ongridEffect(outcome: Outcome, detail: string): readonly Effect[] {
  return [{ runtime: 'ongrid', outcome, detail }];
}

/** The directory from which the entry of a skill.json counts: that of the link, where the manifest is one. */
export function directoryOfManifest(manifest: Manifest, context: RuleContext): string {
  const judged = context.decisions(manifest).find(({ runtime }) => runtime === 'ongrid');
  return directoryOf(judged?.decision.path ?? manifest.path);
}

/** The file that a skill.json executes, with the member that names it. */
export interface EntryScript {
  readonly script: Script;
  readonly member: JsonMember;
}

/** Undefined where there is no such file, or none that the loader would take. */
export function entryScriptOf(manifest: Manifest, context: RuleContext): EntryScript | undefined {
  const member = memberOfManifest(objectOf(manifest, context), 'entry');
  if (member?.value.type !== 'string' || context.faults(manifest, 'entry-escapes').length > 0)
    return undefined;
  const { documents } = context;
  const path = joinClean(directoryOfManifest(manifest, context), member.value.value);
  const found = documents.folders.resolve(path);
  if (found.kind !== 'found' || found.entry.kind !== 'file') return undefined;
  const script = readScript(documents, found.path);
  return script && { script, member };
}
