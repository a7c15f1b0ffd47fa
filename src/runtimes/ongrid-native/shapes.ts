import type { Shape } from '../go/yaml/decode.js';

const STRING: Shape = { kind: 'string' };
const STRINGS: Shape = { kind: 'list', of: STRING };
const INTEGER: Shape = { kind: 'integer' };
/** A field whose type is not known: nothing is said against what stands there. */
const ANY: Shape = { kind: 'any' };

const ACTIVATION: Shape = { kind: 'struct', fields: { mode: STRING, keywords: STRINGS } };

const METADATA: Shape = {
  kind: 'struct',
  fields: {
    os: STRINGS,
    requires: { kind: 'struct', fields: { bins: STRINGS, config: STRINGS, credentials: STRINGS } },
    ongrid: {
      kind: 'struct',
      fields: {
        scope: STRING,
        edge_runtime: ANY,
        edge_capabilities: ANY,
        activation: ACTIVATION,
        min_ongrid_version: STRING,
      },
    },
  },
};

const TOOL: Shape = {
  kind: 'struct',
  fields: {
    name: STRING,
    impl: STRING,
    class: STRING,
    description: STRING,
    when_to_use: STRING,
    confirmation: STRING,
    timeout_seconds: INTEGER,
  },
};

/** What a native SKILL.md is decoded into. Source: vectors/ongrid-native-skill-md.json, portability.json. */
export const SKILL_FIELDS = {
  name: STRING,
  version: STRING,
  description: STRING,
  when_to_use: STRING,
  activation: ACTIVATION,
  config_section: STRING,
  tools: { kind: 'list', of: TOOL },
  metadata: METADATA,
} as const satisfies Readonly<Record<string, Shape>>;

const CAPABILITY: Shape = {
  kind: 'struct',
  fields: { id: STRING, description: STRING, tools: STRINGS, skills: STRINGS, max_tool_calls: INTEGER },
};

/** What a persona (`agents/*.md`) is decoded into, as far as it is known. */
export const PERSONA_FIELDS = {
  name: STRING,
  description: STRING,
  when_to_use: STRING,
  capabilities: { kind: 'list', of: CAPABILITY },
  can_delegate: { kind: 'boolean' },
  tools: STRINGS,
  disallowed_tools: STRINGS,
  permission_mode: STRING,
  max_turns: INTEGER,
  model: STRING,
  critical_reminder: STRING,
  initial_prompt: STRING,
  background: ANY,
  omit_claude_md: ANY,
  metadata: ANY,
} as const satisfies Readonly<Record<string, Shape>>;

/** What a command (`commands/**.md`) is decoded into, as far as it is known. */
export const COMMAND_FIELDS = { description: STRING, 'allowed-tools': STRINGS } as const satisfies Readonly<
  Record<string, Shape>
>;
