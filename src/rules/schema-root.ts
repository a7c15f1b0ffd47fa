import { locate } from '../domain/location.js';
import { type JsonNode, memberOf } from '../formats/json-tree.js';
import { type RuleReport, defineRule } from './rule.js';
import { skillTree } from './support/examples.js';
import { boundedSchemaOf } from './support/schema/argument-schema.js';
import { ongridEffect } from './support/skill-json.js';

/** What some APIs of models refuse at the root, whatever JSON Schema says. */
const COMBINING = ['oneOf', 'anyOf', 'allOf'];

export const rule = defineRule({
  name: 'schema-root',
  summary: 'The arguments of a skill.json are no plain object.',
  rationale:
    'A call always hands over an object of named arguments. The APIs of models ask for "type": "object" at the root, and some refuse a root that combines schemas, together with every other tool of the request.',
  subject: ['skill.json'],
  messages: {
    'other-type': {
      severity: 'error',
      text: 'the root has the type {type}, but the arguments of a call are always an object: write "type": "object"',
    },
    'also-other': {
      severity: 'warning',
      text: 'the root has a list of types, which some model APIs refuse, and is always an object: write "type": "object"',
    },
    'no-type': {
      severity: 'warning',
      text: 'the root has no type, which some model APIs refuse: add "type": "object"',
    },
    combining: {
      severity: 'warning',
      text: '"{keyword}" at the root is refused by some model APIs: move it into a property, or describe the condition in words',
    },
  },
  examples: [
    {
      bad: skillTree({ schema: { type: 'string' } }),
      good: skillTree({ schema: { type: 'object', properties: { url: { type: 'string' } } } }),
    },
    {
      bad: skillTree({ schema: { type: 'object', oneOf: [{ required: ['a'] }, { required: ['b'] }] } }),
      good: skillTree({ schema: { type: 'object' } }),
    },
  ],
  check(manifest, context) {
    const schema = boundedSchemaOf(manifest, context);
    if (!schema) return;
    const { root, path } = schema;
    const effects = ongridEffect('harmless', 'hands the schema to the model as it stands');
    const report = (message: string, node: JsonNode['range'], values: RuleReport['values'] = {}): void =>
      context.report({ message, values, location: locate(path, node), effects });
    if (root.type === 'boolean') return report('no-type', root.range);
    // Anything else that is no object is no schema either.
    if (root.type !== 'object') return;
    const type = memberOf(root, 'type');
    const start = {
      start: root.range.start,
      end: { ...root.range.start, column: root.range.start.column + 1 },
    };
    if (!type) report('no-type', start);
    else checkType(type.value, report);
    for (const keyword of COMBINING) {
      const member = memberOf(root, keyword);
      if (member) report('combining', member.keyRange, { keyword });
    }
  },
});

function checkType(
  value: JsonNode,
  report: (message: string, range: JsonNode['range'], values?: RuleReport['values']) => void,
): void {
  if (value.type === 'string') {
    if (KNOWN.has(value.value)) report('other-type', value.range, { type: `"${value.value}"` });
  } else if (value.type === 'array') {
    const types = value.items.map((item) => (item.type === 'string' ? item.value : ''));
    if (types.length === 0 || types.includes('')) return;
    if (!types.includes('object')) report('other-type', value.range, { type: types.join(' or ') });
    else if (types.length > 1) report('also-other', value.range);
  }
}

/** The types besides the right one; what is no type at all, `schema-invalid` reports. */
const KNOWN: ReadonlySet<string> = new Set(['array', 'boolean', 'integer', 'null', 'number', 'string']);
