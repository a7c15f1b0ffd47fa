// Cuts the operations that we use out of GitHub's OpenAPI description, for the contract tests. Run by hand:
//   npm install --prefix /tmp/openapi @octokit/openapi@23.0.2
//   node scripts/slice-openapi.mjs /tmp/openapi/node_modules/@octokit/openapi
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './tools.mjs';

const operations = {
  '/repos/{owner}/{repo}/check-runs': ['post'],
  '/repos/{owner}/{repo}/check-runs/{check_run_id}': ['patch'],
  '/repos/{owner}/{repo}/compare/{basehead}': ['get'],
  '/repos/{owner}/{repo}/contents/{path}': ['get'],
  '/repos/{owner}/{repo}/issues': ['get', 'post'],
  '/repos/{owner}/{repo}/issues/{issue_number}': ['patch'],
  '/repos/{owner}/{repo}/pulls/{pull_number}': ['get'],
  '/repos/{owner}/{repo}/pulls/{pull_number}/files': ['get'],
};
const output = path.join(root, 'test/contract/github-openapi.json');

const folder = process.argv[2];
if (!folder) {
  console.error('usage: node scripts/slice-openapi.mjs PATH/TO/@octokit/openapi');
  process.exit(2);
}
const { name, version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
const bytes = readFileSync(path.join(folder, 'generated/api.github.com.json'));
const whole = JSON.parse(bytes.toString('utf8'));

const slice = {
  openapi: whole.openapi,
  info: {
    title: whole.info.title,
    description: 'A part of the original: fewer operations, without examples and descriptions.',
    source: `${name}@${version}, generated/api.github.com.json`,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    license: readFileSync(path.join(folder, 'LICENSE'), 'utf8').trim(),
  },
  paths: {},
  components: {},
};
for (const [route, methods] of Object.entries(operations)) {
  slice.paths[route] = Object.fromEntries(
    methods.map((method) => [method, trimOperation(whole.paths[route][method])]),
  );
}
takeReferences(slice.paths);
writeFileSync(output, `${JSON.stringify(slice, undefined, 1)}\n`);

function trimOperation({ operationId, parameters, requestBody, responses }) {
  return trim({ operationId, parameters, requestBody, responses });
}

/** Without what no validator looks at. A property may be called `description`, so those of `properties` stay. */
function trim(value, isMap = false) {
  if (Array.isArray(value)) return value.map((item) => trim(item));
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(
    ([key, part]) => isMap || !(/^x-|^(?:examples?|externalDocs|headers)$/.test(key) || isProse(key, part)),
  );
  return Object.fromEntries(kept.map(([key, part]) => [key, trim(part, !isMap && key === 'properties')]));
}

function isProse(key, part) {
  return ['description', 'title'].includes(key) && typeof part === 'string';
}

/** Adds every component that is referred to, over and over until nothing is missing. */
function takeReferences(part) {
  const text = JSON.stringify(part);
  for (const [, kind, component] of text.matchAll(/"#\/components\/(\w+)\/([^"/]+)"/g)) {
    slice.components[kind] ??= {};
    if (slice.components[kind][component] !== undefined) continue;
    const taken = trim(whole.components[kind][component]);
    slice.components[kind][component] = taken;
    takeReferences(taken);
  }
}
