import { type Location, locate } from '../domain/location.js';
import type { Manifest } from '../domain/manifest.js';
import type { JsonMember, JsonNode, JsonObject } from '../formats/json-tree.js';
import { matchesField } from '../runtimes/go/json-decode.js';
import { type RuleContext, defineRule } from './rule.js';
import { objectsIn } from './support/json-walk.js';
import { objectOf } from './support/skill-json.js';
import { skillJson, skillTree } from './support/examples.js';

/** A file with more of them was not written by hand. */
const REPORT_LIMIT = 100;

export const rule = defineRule({
  name: 'json-duplicate-key',
  summary: 'A JSON object has the same key twice.',
  rationale:
    'Nobody refuses a key that is given twice: the last one counts and the other is dead text, which a reader may take for the one that holds. Among permission rules that turns a deny into what stands below it.',
  subject: ['skill.json', 'ogcode.json'],
  messages: {
    duplicate: {
      severity: 'warning',
      text: 'key "{key}" is given again: the value in line {counts} counts, the one in line {line} is ignored; remove one of them',
    },
    permission: {
      severity: 'error',
      text: 'pattern "{key}" is given again: the action in line {counts} counts, the one in line {line} does not hold; remove one of them',
    },
  },
  examples: [
    {
      bad: { ...skillTree(), 'disk/skill.json': skillJson().replace('{', '{\n  "name": "disk",') },
      good: skillTree(),
    },
    {
      bad: { 'ogcode.json': '{"skills": {"permissions": {"internal-*": "deny", "internal-*": "allow"}}}\n' },
      good: { 'ogcode.json': '{"skills": {"permissions": {"internal-*": "deny"}}}\n' },
    },
  ],
  check(manifest, context) {
    const document = context.documents.json(manifest.path);
    if (!document?.ok) return;
    const permissions = permissionsOf(manifest, context);
    let reported = 0;
    for (const object of objectsIn(document.root)) {
      for (const again of duplicatesIn(object)) {
        reported += 1;
        if (reported > REPORT_LIMIT) return;
        report(again, { message: permissions.has(object) ? 'permission' : 'duplicate', manifest, context });
      }
    }
  },
});

/** A key given again, with its first and its last place. */
interface Duplicate {
  readonly first: JsonMember;
  readonly again: JsonMember;
  readonly last: JsonMember;
}

/** Each key once, however often it is given. */
function duplicatesIn({ members }: JsonObject): readonly Duplicate[] {
  const places = new Map<string, Duplicate>();
  for (const member of members) {
    const known = places.get(member.key);
    const again = known === undefined || known.again === known.first ? member : known.again;
    places.set(member.key, { first: known?.first ?? member, again, last: member });
  }
  return Array.from(places.values()).filter(({ first, last }) => first !== last);
}

interface Circumstances {
  readonly message: 'duplicate' | 'permission';
  readonly manifest: Manifest;
  readonly context: RuleContext;
}

function report(
  { first, again, last }: Duplicate,
  { message, manifest: { path }, context }: Circumstances,
): void {
  const place = (member: JsonMember): Location => locate(path, member.keyRange);
  context.report({
    message,
    values: { key: again.key, line: place(first).start.line, counts: place(last).start.line },
    location: place(again),
    related: [{ location: place(first), note: 'first given here' }],
  });
}

/** The objects of an ogcode.json that hold permission rules. */
function permissionsOf(manifest: Manifest, context: RuleContext): ReadonlySet<JsonNode> {
  if (manifest.kind !== 'ogcode.json') return new Set();
  return new Set(
    valuesOf(objectOf(manifest, context), 'skills').flatMap((node) => valuesOf(node, 'permissions')),
  );
}

/** What Go would decode into a field, one after the other. */
function valuesOf(node: JsonNode | undefined, field: string): readonly JsonNode[] {
  if (node?.type !== 'object') return [];
  return node.members.filter(({ key }) => matchesField(key, field)).map(({ value }) => value);
}
