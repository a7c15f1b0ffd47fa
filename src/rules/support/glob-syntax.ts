/** Syntax of other globs, which `path.Match` takes for the characters themselves, as messages of `permission-glob-literal`. */
export type LiteralSyntax = 'braces' | 'negation' | 'class-negation' | 'double-star';

/** What a well-formed pattern has of it, the worst first. */
export function literalSyntax(pattern: string): LiteralSyntax | undefined {
  const unescaped = pattern.replaceAll(/\\[^]/gu, 'x');
  const outside = withoutClasses(unescaped);
  if (hasBraces(outside.text)) return 'braces';
  if (unescaped.startsWith('!')) return 'negation';
  if (outside.hasNegation) return 'class-negation';
  return outside.text.includes('**') ? 'double-star' : undefined;
}

function hasBraces(text: string): boolean {
  const open = text.indexOf('{');
  const comma = open < 0 ? -1 : text.indexOf(',', open);
  return comma >= 0 && text.indexOf('}', comma) >= 0;
}

/** A bracket expression ends at the first `]` behind its first item. */
function withoutClasses(pattern: string): { readonly text: string; readonly hasNegation: boolean } {
  let text = '';
  let hasNegation = false;
  let from = 0;
  for (let open = pattern.indexOf('['); open >= 0; open = pattern.indexOf('[', from)) {
    const close = pattern.indexOf(']', open + 1);
    if (close < 0) break;
    hasNegation ||= pattern.charAt(open + 1) === '!' && close > open + 2;
    text += `${pattern.slice(from, open)}x`;
    from = close + 1;
  }
  return { text: text + pattern.slice(from), hasNegation };
}
