/** What ongrid's registry calls a skill that has a name of no usable character. */
export const UNNAMED = 'unnamed';

/**
 * The name under which ongrid registers a native skill: `query-x` becomes `query_x`.
 * Source: vectors/ongrid-native-skill-md.json.
 */
export function rewriteName(name: string): string {
  if (/^[a-z0-9][a-z0-9_]*$/.test(name)) return name;
  return (
    toLower(name)
      .replaceAll(/[^a-z0-9_]+/g, '_')
      .replace(/^_+/, '')
      .replace(/_+$/, '') || UNNAMED
  );
}

/** Go lower-cases rune by rune, so that a dotted capital I is a plain i. */
function toLower(name: string): string {
  return name.replaceAll('\u0130', 'i').toLowerCase();
}
