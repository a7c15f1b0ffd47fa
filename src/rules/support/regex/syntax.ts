/** A regular expression as far as its ways of matching go. An atom matches one character; `source` says which. */
export type RegexNode =
  | { readonly kind: 'atom'; readonly source: string }
  | { readonly kind: 'end' }
  | { readonly kind: 'sequence'; readonly items: readonly RegexNode[] }
  | { readonly kind: 'choice'; readonly options: readonly RegexNode[] }
  | {
      readonly kind: 'repeat';
      readonly body: RegexNode;
      readonly min: number;
      /** Infinity where there is no bound. */
      readonly max: number;
    };

/** Longer patterns, and deeper ones, are not looked into. */
const LENGTH_LIMIT = 2000;
const DEPTH_LIMIT = 40;

/**
 * Reads a pattern that JavaScript compiles. Undefined for what has another effect than to match characters one after
 * the other: look-around, back-references, word boundaries, a `^` behind the start.
 */
export function parseRegex(pattern: string): RegexNode | undefined {
  if (pattern.length > LENGTH_LIMIT) return undefined;
  const parser = new Parser(pattern);
  const root = parser.parseChoice(0);
  return parser.isUnknown || !parser.isAtEnd ? undefined : root;
}

class Parser {
  isUnknown = false;
  private at = 0;
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  get isAtEnd(): boolean {
    return this.at >= this.text.length;
  }

  parseChoice(depth: number): RegexNode {
    if (depth > DEPTH_LIMIT) this.isUnknown = true;
    const options = [this.parseSequence(depth)];
    while (!this.isUnknown && this.text[this.at] === '|') {
      this.at += 1;
      options.push(this.parseSequence(depth));
    }
    const [first] = options;
    return options.length === 1 && first ? first : { kind: 'choice', options };
  }

  private parseSequence(depth: number): RegexNode {
    const items: RegexNode[] = [];
    while (!this.isAtEnd && !this.isUnknown && !'|)'.includes(this.text[this.at] ?? '')) {
      const term = this.parseTerm(depth);
      if (term) items.push(this.parseQuantifier(term));
    }
    return { kind: 'sequence', items };
  }

  /** Undefined for the `^` at the start. */
  private parseTerm(depth: number): RegexNode | undefined {
    const char = this.text.charAt(this.at);
    switch (char) {
      case '^':
        this.isUnknown ||= this.at > 0;
        this.at += 1;
        return undefined;
      case '$':
        this.at += 1;
        return { kind: 'end' };
      case '(':
        return this.parseGroup(depth);
      case '[':
        return this.takeAtom(/\[(?:[^\]\\]|\\[^])*\]/uy);
      case '\\':
        return this.parseEscape();
      default:
        return this.takeAtom(/[^]/uy);
    }
  }

  private parseGroup(depth: number): RegexNode {
    const opening = this.take(/\((?:\?(?::|<(?![=!])[^>]*>))?(?!\?)/y);
    if (opening === undefined) {
      this.isUnknown = true;
      return { kind: 'end' };
    }
    const body = this.parseChoice(depth + 1);
    if (this.take(/\)/y) === undefined) this.isUnknown = true;
    return body;
  }

  private parseEscape(): RegexNode {
    if (/^\\[1-9bBk]/.test(this.text.slice(this.at, this.at + 2))) this.isUnknown = true;
    return this.takeAtom(
      /\\(?:u\{[0-9a-fA-F]+\}|u[0-9a-fA-F]{4}(?:\\u[dD][c-fC-F][0-9a-fA-F]{2})?|x[0-9a-fA-F]{2}|c[a-zA-Z]|[pP]\{[^}]*\}|[^])/uy,
    );
  }

  private parseQuantifier(body: RegexNode): RegexNode {
    const found = this.take(/(?:[*+?]|\{\d+(?:,\d*)?\})\??/y);
    if (found === undefined) return body;
    const [min, max] = boundsOf(found);
    return { kind: 'repeat', body, min, max };
  }

  private takeAtom(pattern: RegExp): RegexNode {
    const source = this.take(pattern);
    if (source === undefined) this.isUnknown = true;
    return { kind: 'atom', source: source ?? '' };
  }

  private take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0];
    if (found === undefined) return undefined;
    this.at += found.length;
    return found;
  }
}

function boundsOf(quantifier: string): readonly [number, number] {
  if (quantifier.startsWith('*')) return [0, Infinity];
  if (quantifier.startsWith('+')) return [1, Infinity];
  if (quantifier.startsWith('?')) return [0, 1];
  const [, min = '0', comma, max = ''] = /^\{(\d+)(,?)(\d*)/.exec(quantifier) ?? [];
  if (comma === '') return [Number(min), Number(min)];
  return [Number(min), max === '' ? Infinity : Number(max)];
}
