import type { Fault } from '../../domain/plan.js';
import type { Documents } from '../../formats/documents.js';
import type { ConfiguredText, OgcodeConfig } from './config.js';
import { configuredPath } from './roots.js';

/** What of `skills.paths` and `skills.urls` leads to no skills, under `config-path`. */
export function configPathFaults(
  documents: Documents,
  project: string,
  config: OgcodeConfig,
): readonly Fault[] {
  return [
    ...config.paths.flatMap((path) => pathFault(documents, project, path)),
    ...config.urls.flatMap((url) => urlFault(url)),
  ];
}

function pathFault(
  documents: Documents,
  project: string,
  { text, location }: ConfiguredText,
): readonly Fault[] {
  const dropped = { code: 'config-path', values: { path: text }, location, outcome: 'dropped' } as const;
  if (text === '') return [{ ...dropped, variant: 'empty', detail: 'passes over it' }];
  if (/^(?:\/|~|[A-Za-z]:[\\/])/.test(text)) {
    return [
      {
        ...dropped,
        variant: 'absolute',
        outcome: 'changed',
        detail: 'finds it only where the machine has it',
      },
    ];
  }
  const target = configuredPath(project, text);
  const resolved = documents.folders.resolve(target);
  if (resolved.kind === 'outside') {
    return [
      {
        ...dropped,
        variant: 'outside',
        outcome: 'harmless',
        detail: 'reads what lies there, if anything does',
      },
    ];
  }
  const values = { path: text, target };
  if (resolved.kind !== 'found')
    return [{ ...dropped, values, variant: 'missing', detail: 'finds no skills there' }];
  if (resolved.entry.kind === 'directory') return [];
  return [{ ...dropped, values, variant: 'not-directory', detail: 'finds no skills there' }];
}

function urlFault({ text, location }: ConfiguredText): readonly Fault[] {
  if (/^https?:\/\/[^/]/i.test(text)) return [];
  const detail = 'fetches no skills from it';
  return [
    { code: 'config-path', variant: 'url', values: { url: text }, location, outcome: 'dropped', detail },
  ];
}
