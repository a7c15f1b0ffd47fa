/**
 * What other skill and tool formats call the fields of a skill.json, without case and punctuation.
 * As of 2026-11: tool definitions of model APIs, MCP servers, package manifests.
 */
export const OTHER_NAMES: ReadonlyMap<string, string> = new Map([
  ['arguments', 'schema'],
  ['inputschema', 'schema'],
  ['parameters', 'schema'],
  ['params', 'schema'],
  ['command', 'entry'],
  ['cmd', 'entry'],
  ['entrypoint', 'entry'],
  ['executable', 'entry'],
  ['main', 'entry'],
  ['run', 'entry'],
  ['script', 'entry'],
  ['environment', 'env_allow'],
  ['envvars', 'env_allow'],
  ['timeoutms', 'timeout_seconds'],
  ['timeoutsec', 'timeout_seconds'],
  ['desc', 'description'],
  ['summary', 'description'],
]);
