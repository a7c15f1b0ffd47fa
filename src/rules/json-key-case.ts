import { locate } from '../domain/location.js';
import type { Manifest } from '../domain/manifest.js';
import type { JsonMember, JsonNode } from '../formats/json-tree.js';
import { matchesField } from '../runtimes/go/json-decode.js';
import { MANIFEST_FIELDS } from '../runtimes/ongrid/manifest.js';
import { type RuleContext, defineRule } from './rule.js';
import { objectOf } from './support/skill-json.js';
import { skillTree } from './support/examples.js';

/** A file with more of them was not written by hand. */
const REPORT_LIMIT = 20;

/** The fields of ogcode.json that concern skills, and below which each stands. */
const OGCODE_FIELDS = ['skills', 'paths', 'urls', 'permissions'];

export const rule = defineRule({
  name: 'json-key-case',
  summary: 'A key is written otherwise than its field, and works only because Go ignores case.',
  rationale:
    'Go matches keys to fields without regard to case. Every other reader of the file does, so a key that works in the manager is missing for editors, schemas and tools; and beside the right spelling, the last of the two wins.',
  subject: ['skill.json', 'ogcode.json'],
  fixable: true,
  messages: {
    case: {
      severity: 'warning',
      text: 'key "{key}" is taken for "{field}" only because Go ignores case; write "{field}"',
    },
    both: {
      severity: 'warning',
      text: 'key "{key}" sets "{field}" as well, which line {line} does too: the last one counts; keep only "{field}"',
    },
  },
  examples: [{ bad: skillTree({ name: undefined, Name: 'disk_usage' }), good: skillTree() }],
  check(manifest, context) {
    const root = objectOf(manifest, context);
    if (!root) return;
    if (manifest.kind === 'skill.json') return checkFields(root, MANIFEST_FIELDS, { manifest, context });
    checkFields(root, ['skills'], { manifest, context });
    for (const { key, value } of root.members) {
      if (matchesField(key, 'skills')) checkFields(value, OGCODE_FIELDS.slice(1), { manifest, context });
    }
  },
});

interface Circumstances {
  readonly manifest: Manifest;
  readonly context: RuleContext;
}

function checkFields(node: JsonNode, fields: readonly string[], circumstances: Circumstances): void {
  if (node.type !== 'object') return;
  for (const field of fields) {
    const members = node.members.filter(({ key }) => matchesField(key, field));
    const odd = members.filter(({ key }) => key !== field);
    const exact = members.find(({ key }) => key === field);
    for (const member of odd.slice(0, REPORT_LIMIT)) {
      if (exact) reportBoth(member, exact, circumstances);
      else reportCase(member, { field, isOnly: odd.length === 1 }, circumstances);
    }
  }
}

function reportBoth(
  member: JsonMember,
  exact: JsonMember,
  { manifest: { path }, context }: Circumstances,
): void {
  const other = locate(path, exact.keyRange);
  context.report({
    message: 'both',
    values: { key: member.key, field: exact.key, line: other.start.line },
    location: locate(path, member.keyRange),
    related: [{ location: other, note: `"${exact.key}" stands here` }],
  });
}

function reportCase(
  { key, keyRange }: JsonMember,
  { field, isOnly }: { readonly field: string; readonly isOnly: boolean },
  { manifest: { path }, context }: Circumstances,
): void {
  const location = locate(path, keyRange);
  const fix = isOnly ? { fix: [{ location, replacement: JSON.stringify(field) }] } : {};
  context.report({ message: 'case', values: { key, field }, location, ...fix });
}
