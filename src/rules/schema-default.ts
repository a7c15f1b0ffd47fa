import { locate } from '../domain/location.js';
import { memberOf } from '../formats/json-tree.js';
import { type RuleReport, defineRule } from './rule.js';
import { skillTree } from './support/examples.js';
import { reportEach } from './support/ogcode-config.js';
import { boundedSchemaOf } from './support/schema/argument-schema.js';
import { refusalOf, show } from './support/schema/instance.js';
import { type SubSchema, schemasIn } from './support/schema/walk.js';

function tree(property: object, rest: object = {}): ReturnType<typeof skillTree> {
  return skillTree({ schema: { type: 'object', properties: { retries: property }, ...rest } });
}

export const rule = defineRule({
  name: 'schema-default',
  summary: 'A default of the arguments is none that its own property allows.',
  rationale:
    'Models copy defaults into their calls, and scripts trust them. A default of the wrong type, or outside its own `enum`, is a call that fails; one on a required property never applies.',
  subject: ['skill.json'],
  messages: {
    type: {
      severity: 'warning',
      text: 'the default {value} is not of the type {wanted}: correct one of them',
    },
    enum: { severity: 'warning', text: 'the default {value} is not in "enum": {wanted}' },
    const: { severity: 'warning', text: 'the default {value} is not the "const" {wanted}' },
    bounds: { severity: 'warning', text: 'the default {value} does not keep to {wanted}' },
    required: {
      severity: 'warning',
      text: '"{name}" is required, so its default never applies: drop the default, or take it off "required"',
    },
  },
  examples: [
    { bad: tree({ type: 'integer', default: '3' }), good: tree({ type: 'integer', default: 3 }) },
    {
      bad: tree({ enum: ['fast', 'slow'], default: 'medium' }),
      good: tree({ enum: ['fast', 'slow'], default: 'fast' }),
    },
    {
      bad: tree({ type: 'integer', default: 3 }, { required: ['retries'] }),
      good: tree({ type: 'integer', default: 3 }),
    },
  ],
  check(manifest, context) {
    const schema = boundedSchemaOf(manifest, context);
    if (!schema) return;
    reportEach(schemasIn(schema.root), context, (sub) => findFault(sub, schema.path));
  },
});

function findFault(sub: SubSchema, path: string): RuleReport | undefined {
  const member = memberOf(sub.node, 'default');
  if (!member) return undefined;
  const location = locate(path, member.value.range);
  const refusal = refusalOf(sub.node, member.value);
  if (refusal) {
    const { message, wanted } = refusal;
    return { message, values: { value: show(member.value), wanted }, location };
  }
  const { property } = sub;
  return property !== undefined && requiredOf(sub.parent).has(property)
    ? { message: 'required', values: { name: property }, location: locate(path, member.keyRange) }
    : undefined;
}

function requiredOf(schema: SubSchema | undefined): ReadonlySet<string> {
  const required = schema && memberOf(schema.node, 'required')?.value;
  if (required?.type !== 'array') return new Set();
  return new Set(required.items.flatMap((item) => (item.type === 'string' ? [item.value] : [])));
}
