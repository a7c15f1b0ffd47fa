/** The fields of the open specification, 2026-08-09. */
export const SPECIFIED_FIELDS = [
  'name',
  'description',
  'license',
  'compatibility',
  'metadata',
  'allowed-tools',
] as const;

/** Fields that some runtime reads besides, as of 2026-11: Claude Code, VS Code, openclaw, ongrid. */
export const RUNTIME_FIELDS: ReadonlySet<string> = new Set(
  [
    'when_to_use argument-hint arguments disable-model-invocation user-invocable disallowed-tools',
    'model effort context agent background hooks paths shell',
    'read_when summary command-dispatch command-tool command-arg-mode homepage',
    'activation config_section tools',
  ].flatMap((fields) => fields.split(' ')),
);

/** Of those, the ones that are long enough for a misspelling to be told from another word. */
export const LONG_RUNTIME_FIELDS = [
  'when_to_use',
  'argument-hint',
  'disable-model-invocation',
  'user-invocable',
  'disallowed-tools',
] as const;

/**
 * Keys that authors put at the top and no runtime reads there: what the specification has `metadata` for. Upload
 * surfaces refuse them. Taken from what public skills carry; anything rarer is nobody's business.
 */
export const METADATA_FIELDS: ReadonlySet<string> = new Set(
  [
    'version author authors maintainer owner tags keywords category categories',
    'created modified updated date last_updated origin source repository url',
    'requires dependencies title type status',
  ].flatMap((fields) => fields.split(' ')),
);
