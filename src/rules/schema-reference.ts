import { locate } from '../domain/location.js';
import { memberOf } from '../formats/json-tree.js';
import { type RuleReport, defineRule } from './rule.js';
import { skillTree } from './support/examples.js';
import { reportEach } from './support/ogcode-config.js';
import { boundedSchemaOf } from './support/schema/argument-schema.js';
import { References } from './support/schema/references.js';
import { type SubSchema, schemasIn } from './support/schema/walk.js';

function tree(reference: string): ReturnType<typeof skillTree> {
  const $defs = { url: { type: 'string' } };
  return skillTree({ schema: { type: 'object', properties: { url: { $ref: reference } }, $defs } });
}

export const rule = defineRule({
  name: 'schema-reference',
  summary: 'A `$ref` of the arguments leads nowhere, or over the network.',
  rationale:
    'The schema reaches the model as it stands, alone. A reference that it does not resolve itself makes it invalid, and nobody fetches what lies elsewhere.',
  subject: ['skill.json'],
  messages: {
    missing: {
      severity: 'error',
      text: '"{reference}" leads nowhere in this schema: correct it, or add what it names under "$defs"',
    },
    file: {
      severity: 'error',
      text: '"{reference}" names another file, which no host reads with the skill: copy what it names under "$defs"',
    },
    loop: {
      severity: 'error',
      text: '"{reference}" leads back to itself and describes nothing: break the circle',
    },
    remote: {
      severity: 'warning',
      text: '"{reference}" lies on the network, and no host fetches it: copy what it names under "$defs"',
    },
  },
  examples: [
    { bad: tree('#/$defs/uri'), good: tree('#/$defs/url') },
    { bad: tree('https://example.com/url.json'), good: tree('#/$defs/url') },
  ],
  check(manifest, context) {
    const schema = boundedSchemaOf(manifest, context);
    if (!schema) return;
    const schemas = schemasIn(schema.root);
    const references = new References(schema.root, schemas);
    reportEach(schemas, context, (sub) => findFault(sub, references, schema.path));
  },
});

function findFault({ node }: SubSchema, references: References, path: string): RuleReport | undefined {
  const value = memberOf(node, '$ref')?.value;
  if (value?.type !== 'string') return undefined;
  const { kind } = references.follow(value.value, node);
  if (kind === 'found') return undefined;
  return { message: kind, values: { reference: value.value }, location: locate(path, value.range) };
}
