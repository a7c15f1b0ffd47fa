// Builds the three bundles: node scripts/build.mjs [output folder, default dist]
//   src/ --tsc--> build/ --ncc--> OUT/index.js (action), OUT/cli/index.js, OUT/lib/index.js (+ declarations)
// The same sources give the same bytes wherever OUT is. Two builds at once would share build/: run one at a time.
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, runTool } from './tools.mjs';

const bundles = [
  { entry: 'action/index', folder: '.' },
  { entry: 'cli/index', folder: 'cli' },
  { entry: 'lib/index', folder: 'lib' },
];
const build = path.join(root, 'build');
const output = path.resolve(process.argv[2] ?? path.join(root, 'dist'));

try {
  refuseUnsafeOutput();
  requireEntries();
  await compile();
  rmSync(output, { recursive: true, force: true });
  await Promise.all(bundles.map(bundle));
  copyLibraryTypes();
  await writeSchemas();
  chmodSync(path.join(output, 'cli/index.js'), 0o755);
} catch (error) {
  console.error(`build: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}

/** The output folder is emptied, so it must be neither the project, nor around it, nor one of its sources. */
function refuseUnsafeOutput() {
  const kept = ['.git', '.ci', '.github', 'build', 'fixtures', 'node_modules', 'scripts', 'src', 'test'];
  if (inside(root, output) || kept.some((name) => inside(output, path.join(root, name)))) {
    throw new Error(`${output} is no place for a build: its contents would be lost`);
  }
}

/** Whether a folder is another one or lies in it. */
function inside(folder, parent) {
  return !/^\.\.(?:$|[\\/])/.test(path.relative(parent, folder));
}

function requireEntries() {
  const missing = bundles
    .map(({ entry }) => `src/${entry}.ts`)
    .filter((file) => !existsSync(path.join(root, file)));
  if (missing.length > 0) throw new Error(`missing entry point: ${missing.join(', ')}`);
}

async function compile() {
  rmSync(build, { recursive: true, force: true });
  const code = await runTool({
    packageName: 'typescript',
    command: 'tsc',
    args: ['-p', 'tsconfig.build.json'],
  });
  if (code !== 0) throw new Error('the TypeScript compiler found errors');
  // What the compiler does not carry over: JSON data and generated CommonJS.
  cpSync(path.join(root, 'src'), build, {
    recursive: true,
    filter: (file) => !/\.[cm]?ts$/.test(file),
  });
}

async function bundle({ entry, folder }) {
  const code = await runTool({
    packageName: '@vercel/ncc',
    command: 'ncc',
    args: [
      'build',
      path.join(build, `${entry}.js`),
      '--out',
      path.join(output, folder),
      '--license',
      'licenses.txt',
      '--no-cache',
      '--quiet',
    ],
  });
  if (code !== 0) throw new Error(`ncc could not bundle ${entry}`);
}

/**
 * Copies the declarations reachable from the library's entry to lib/types/. A user installs no packages with us,
 * so a declaration that needs one would not compile over there: that fails the build here.
 */
function copyLibraryTypes() {
  const entry = 'lib/index.d.ts';
  const pending = [entry];
  const seen = new Set(pending);
  for (const file of pending) {
    const text = readFileSync(path.join(build, file), 'utf8');
    for (const specifier of specifiersOf(text)) {
      if (!specifier.startsWith('.')) throw new Error(`the library's types need '${specifier}' (in ${file})`);
      const target = path.posix.join(path.posix.dirname(file), specifier).replace(/\.js$/, '.d.ts');
      if (!seen.has(target)) {
        seen.add(target);
        pending.push(target);
      }
    }
    const copy = path.join(output, 'lib/types', file);
    mkdirSync(path.dirname(copy), { recursive: true });
    writeFileSync(copy, text);
  }
  writeFileSync(path.join(output, 'lib/index.d.ts'), `export * from './types/lib/index.js';\n`);
  // A short name for those who take the library from a checkout.
  for (const file of ['lib.js', 'lib.d.ts'])
    writeFileSync(path.join(output, file), `export * from './lib/index.js';\n`);
}

/** The schemas that editors and other programs read, made from the code that was just compiled. */
async function writeSchemas() {
  const [{ policySchema }, { reportSchema }, { SMOKE_CASES_SCHEMA }] = await Promise.all(
    ['policy/schema.js', 'report/json-schema.js', 'smoke/cases-schema.js'].map(loadBuilt),
  );
  const schemas = {
    'skillgate.schema.json': policySchema(),
    'report.schema.json': reportSchema,
    'smoke.schema.json': SMOKE_CASES_SCHEMA,
  };
  for (const [name, schema] of Object.entries(schemas)) {
    writeFileSync(path.join(output, name), `${JSON.stringify(schema, undefined, 2)}\n`);
  }
}

function specifiersOf(declarations) {
  const withoutComments = declarations.replace(/\/\*[\s\S]*?\*\//g, '');
  const pattern =
    /\bfrom\s*['"]([^'"]+)['"]|\bimport\s*\(?\s*['"]([^'"]+)['"]|^\/\/\/\s*<reference types="([^"]+)"/gm;
  return [...withoutComments.matchAll(pattern)].map((match) => match[1] ?? match[2] ?? match[3]);
}

function loadBuilt(name) {
  return import(pathToFileURL(path.join(build, name)).href);
}
