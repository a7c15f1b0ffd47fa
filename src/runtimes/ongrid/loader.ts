import { type Location, locate } from '../../domain/location.js';
import type { Decision, Fault, LoadPlan } from '../../domain/plan.js';
import type { Documents } from '../../formats/documents.js';
import type { AllowListRoot, LoadSettings } from '../runtime.js';
import { buildSkill } from './build.js';
import type { OpenRoot, Outside } from './entry.js';
import { changing } from './faults.js';
import { log } from './log.js';
import { memberOfManifest } from './manifest.js';
import { type ParsedManifest, type Stop, parseManifest } from './parse.js';
import { findRoot, manifestsBelow, manifestsOf } from './roots.js';
import { Uncovered } from './uncovered.js';

/**
 * Predicts what ongrid's manager registers from its allow-listed directories, and what it logs.
 * Source: vectors/ongrid-skill-json.json.
 */
export function loadSubprocess(
  documents: Documents,
  settings: LoadSettings,
  outside: Outside = settings.outside ?? asWritten,
): LoadPlan {
  const loader = new Loader(documents, settings, outside);
  for (const root of settings.allowList) loader.loadRoot(root);
  return loader.finish();
}

/** A tree does not know what stands beside it. */
function asWritten(path: string): ReturnType<Outside> {
  return { path, exists: true };
}

/** Who holds a name. */
interface Holder {
  readonly path: string;
  readonly manifest: ParsedManifest;
}

class Loader {
  private readonly documents: Documents;
  private readonly settings: LoadSettings;
  private readonly outside: Outside;
  private readonly manifests: readonly string[];
  private readonly holders = new Map<string, Holder>();
  private readonly decisions = new Map<string, Decision>();
  private readonly log: string[] = [];
  private readonly faults: Fault[] = [];
  private readonly uncovered: Uncovered;

  constructor(documents: Documents, settings: LoadSettings, outside: Outside) {
    this.documents = documents;
    this.settings = settings;
    this.outside = outside;
    this.manifests = manifestsOf(documents.tree);
    this.uncovered = new Uncovered(documents);
  }

  loadRoot(configured: AllowListRoot): void {
    if (configured.path.trim() === '') return;
    const found = findRoot(configured, this.documents.folders);
    this.log.push(...found.log);
    this.faults.push(...found.faults);
    this.uncovered.addRoot(found);
    if (!found.open) return;
    for (const path of manifestsBelow(found.open, this.manifests))
      this.keep(this.loadManifest(path, found.open));
  }

  finish(): LoadPlan {
    const covered = new Set(Array.from(this.decisions.values(), ({ file }) => file));
    const rest = this.settings.manifests.filter(
      ({ kind, path }) => kind === 'skill.json' && !covered.has(path),
    );
    return {
      runtime: 'ongrid',
      decisions: [...this.decisions.values(), ...rest.map(({ path }) => this.uncovered.explain(path))],
      warnings: [],
      log: this.log,
      faults: this.faults,
    };
  }

  private loadManifest(path: string, root: OpenRoot): Decision {
    const parsed = parseManifest(this.documents, path);
    const { folders } = this.documents;
    const place = {
      folders,
      manifest: path,
      root,
      allowList: this.settings.allowList,
      outside: this.outside,
    };
    const built = parsed.content && buildSkill(parsed.content, parsed.file, place);
    const name = parsed.content?.values.name ?? '';
    const faults = [...parsed.faults, ...(built?.faults ?? [])];
    const decision = { path, file: parsed.file, faults, ...(name === '' ? {} : { name }) };
    const stop = parsed.stop ?? built?.stop;
    if (stop) return this.skip({ ...decision, verdict: 'skipped' }, stop);
    const holder = this.holders.get(name);
    if (holder) return this.shadow({ ...decision, verdict: 'shadowed' }, parsed, holder);
    this.holders.set(name, { path, manifest: parsed });
    this.log.push(log.registered(name, path));
    return { ...decision, verdict: 'loads', ...(built?.skill ? { skill: built.skill } : {}) };
  }

  private skip(decision: Decision, { reason, stage, words }: Stop): Decision {
    if (stage === 'parse') this.log.push(log.notParsed(decision.path, words));
    if (stage === 'build') this.log.push(log.notBuilt(decision.name ?? '', decision.path, words));
    return { ...decision, reason, message: words };
  }

  private shadow(decision: Decision, parsed: ParsedManifest, holder: Holder): Decision {
    const { name = '', path, faults } = decision;
    this.log.push(log.alreadyRegistered(name, path));
    const mistake = {
      code: 'skill-shadowed',
      variant: holder.manifest.file === parsed.file ? 'mirror' : 'shadowed',
      values: { name, path: holder.path },
      location: nameOf(parsed),
      related: [{ location: nameOf(holder.manifest), note: `"${name}" is registered from here` }],
    };
    const shadowed = changing(mistake, `skipped: "${name}" is already registered from ${holder.path}`);
    // The same file by another link takes nothing away.
    const fault: Fault = mistake.variant === 'mirror' ? { ...shadowed, outcome: 'harmless' } : shadowed;
    const message = `skill "${name}" already registered`;
    return { ...decision, shadowedBy: holder.path, reason: 'shadowed', message, faults: [...faults, fault] };
  }

  /** Of a manifest that several roots cover, the attempt that registers counts, else the first. */
  private keep(decision: Decision): void {
    const known = this.decisions.get(decision.path);
    if (!known || (known.verdict !== 'loads' && decision.verdict === 'loads'))
      this.decisions.set(decision.path, decision);
  }
}

/** Where a manifest gives its name. */
function nameOf({ file, content }: ParsedManifest): Location {
  return locate(file, memberOfManifest(content?.root, 'name')?.value.range);
}
