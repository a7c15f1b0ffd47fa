import { isBuiltin } from 'node:module';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { importsOf, type Import } from '../support/imports.js';
import { readSources } from '../support/sources.js';

interface Layer {
  /** Other layers it may import. */
  readonly layers: readonly string[];
  /** Modules of Node it may import. */
  readonly node: 'any' | readonly string[];
  /** Whether it may import packages from npm. */
  readonly packages: boolean;
}

const core = ['domain', 'formats', 'runtimes', 'rules', 'policy', 'engine', 'report'];
const outer = ['platform', 'smoke', 'github', 'gate'];

/** Who may import whom. Within a layer everything is allowed; what is not listed is forbidden. */
const layers: Readonly<Record<string, Layer>> = {
  domain: { layers: [], node: [], packages: false },
  formats: { layers: ['domain'], node: [], packages: true },
  runtimes: { layers: ['domain', 'formats'], node: [], packages: true },
  rules: { layers: ['domain', 'formats', 'runtimes'], node: [], packages: true },
  policy: { layers: ['domain', 'formats', 'runtimes', 'rules'], node: [], packages: true },
  engine: {
    layers: ['domain', 'formats', 'runtimes', 'rules', 'policy'],
    node: ['node:crypto'],
    packages: true,
  },
  report: { layers: ['domain', 'formats', 'runtimes', 'rules', 'engine'], node: [], packages: true },
  platform: { layers: ['domain', 'formats'], node: 'any', packages: true },
  smoke: { layers: ['domain', 'formats'], node: 'any', packages: true },
  github: { layers: ['domain', 'formats'], node: 'any', packages: true },
  gate: { layers: [...core, 'platform', 'smoke'], node: [], packages: false },
  action: { layers: [...core, ...outer], node: 'any', packages: true },
  cli: { layers: [...core, ...outer], node: 'any', packages: true },
  lib: { layers: [...core, ...outer], node: 'any', packages: true },
};

/** One sentence for each import that points the wrong way. */
function violations(sources: ReadonlyMap<string, string>): string[] {
  return [...sources].flatMap(([file, source]) => {
    const name = layerOf(file);
    const layer = layers[name];
    if (layer === undefined) return [`${file}: '${name}' is no layer`];
    return importsOf(source).flatMap((imported) => {
      const objection = objectionTo(imported, file, layer);
      return objection === undefined ? [] : [`${file}: ${name} must not import ${objection}`];
    });
  });
}

function objectionTo({ specifier }: Import, file: string, layer: Layer): string | undefined {
  if (specifier === '<computed>') return 'a module by a computed name';
  if (specifier.startsWith('.')) {
    const target = layerOf(path.posix.join(path.posix.dirname(file), specifier));
    if (target === layerOf(file) || layer.layers.includes(target)) return undefined;
    return `${target} (${specifier})`;
  }
  if (isBuiltin(specifier)) {
    return layer.node === 'any' || layer.node.includes(specifier) ? undefined : specifier;
  }
  return layer.packages ? undefined : `the package ${specifier}`;
}

/** First folder of a path from src/; the path itself for a file that lies in none. */
function layerOf(file: string): string {
  const [first = file, ...rest] = file.split('/');
  return rest.length > 0 && first !== '..' ? first : file;
}

describe('layers', () => {
  const sources = readSources();

  test('there are sources to look at', () => {
    expect(sources.size).toBeGreaterThan(0);
  });

  test('every import points to a layer below', () => {
    expect(violations(sources)).toEqual([]);
  });

  test('no layer named in the table is missing from it', () => {
    const named = Object.values(layers).flatMap((layer) => layer.layers);
    expect(named.filter((name) => layers[name] === undefined)).toEqual([]);
  });

  test.each<[file: string, source: string, expected: string]>([
    [
      'domain/skill.ts',
      `import { x } from '../formats/json.js';`,
      'domain must not import formats (../formats/json.js)',
    ],
    ['domain/skill.ts', `import type { X } from 'yaml';`, 'domain must not import the package yaml'],
    ['domain/skill.ts', `import { join } from 'path';`, 'domain must not import path'],
    [
      'formats/json.ts',
      `export * from '../rules/index.js';`,
      'formats must not import rules (../rules/index.js)',
    ],
    [
      'formats/json.ts',
      `export type { R } from '../rules/index.js';`,
      'formats must not import rules (../rules/index.js)',
    ],
    [
      'runtimes/go/path-match.ts',
      `import '../../rules/a.js';`,
      'runtimes must not import rules (../../rules/a.js)',
    ],
    [
      'rules/a.ts',
      `type T = import('../engine/check.js').T;`,
      'rules must not import engine (../engine/check.js)',
    ],
    [
      'policy/load.ts',
      `import { check } from '../engine/check.js';`,
      'policy must not import engine (../engine/check.js)',
    ],
    ['engine/check.ts', `const fs = await import('node:fs');`, 'engine must not import node:fs'],
    [
      'engine/check.ts',
      `const m = await import(name);`,
      'engine must not import a module by a computed name',
    ],
    [
      'engine/check.ts',
      `import { readTree } from '../platform/tree.js';`,
      'engine must not import platform (../platform/tree.js)',
    ],
    ['report/text.ts', `const p = require('node:path/posix');`, 'report must not import node:path/posix'],
    [
      'smoke/run.ts',
      `import { tree } from '../platform/tree.js';`,
      'smoke must not import platform (../platform/tree.js)',
    ],
    [
      'cli/main.ts',
      `import { log } from '../action/log.js';`,
      'cli must not import action (../action/log.js)',
    ],
    [
      'lib/index.ts',
      `import data from '../../package.json' with { type: 'json' };`,
      'lib must not import ../package.json (../../package.json)',
    ],
    ['extras/a.ts', '', "'extras' is no layer"],
    ['main.ts', '', "'main.ts' is no layer"],
  ])('%s: %s', (file, source, expected) => {
    expect(violations(new Map([[file, source]]))).toEqual([`${file}: ${expected}`]);
  });

  test.each<[file: string, source: string]>([
    ['domain/skill.ts', `import { y } from './finding.js'; // import '../formats/json.js'`],
    ['formats/yaml.ts', `import { parse } from 'yaml'; const text = "import '../rules/a.js'";`],
    ['policy/load.ts', `import { rules } from '../rules/index.js';`],
    ['engine/check.ts', `import { createHash } from 'node:crypto';`],
    ['platform/tree.ts', `import { readFileSync } from 'node:fs';`],
    ['action/index.ts', `import { run } from '../engine/run.js'; import '../smoke/run.js';`],
  ])('%s is fine: %s', (file, source) => {
    expect(violations(new Map([[file, source]]))).toEqual([]);
  });
});
