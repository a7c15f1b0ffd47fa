import {
  type Offence,
  type Pending,
  type ValueRead,
  countBlanks,
  isBlank,
  isComment,
  isReserved,
  lineEnd,
  readPlain,
  readValue,
  skipBlanks,
} from './yaml-value.js';

/**
 * Finds the first thing that makes a block unreadable, by reading its lines as an author sees them: keys, values,
 * continuations, indentation. Undefined where nothing is found, or where the block uses what only a parser can follow
 * (explicit keys, collections as keys, several documents). Takes linear time.
 */
export function findOffence(text: string): Offence | undefined {
  return new LineWalker(text).walk();
}

/** A block collection that further lines may belong to. */
interface Collection {
  readonly indent: number;
  readonly isList: boolean;
}

/** A line with content: the offsets of its start, its first character that is no white space, and its end. */
interface Line {
  readonly start: number;
  readonly content: number;
  readonly end: number;
  /** Leading blanks; a tab ends them. */
  readonly indent: number;
}

const NOT_A_KEY = -1;
const UNREADABLE = -2;

class LineWalker {
  private readonly text: string;
  private offset = 0;
  private readonly open: Collection[] = [];
  private pending: Pending = { kind: 'empty', indent: -1 };

  constructor(text: string) {
    this.text = text;
  }

  walk(): Offence | undefined {
    while (this.offset < this.text.length) {
      const line = this.lineAt(this.offset);
      this.offset = line.end;
      const offence = line.content < line.end ? this.readLine(line) : undefined;
      if (offence) return offence;
      this.offset = this.behindLine();
    }
    return undefined;
  }

  private lineAt(start: number): Line {
    const indent = countBlanks(this.text, start);
    return { start, indent, content: skipBlanks(this.text, start), end: lineEnd(this.text, start) };
  }

  /** Behind the line break at or after the offset; a line break alone stands where `offset` is. */
  private behindLine(): number {
    const end = this.text.indexOf('\n', this.offset);
    return end < 0 ? this.text.length : end + 1;
  }

  private giveUp(): undefined {
    this.offset = this.text.length;
    return undefined;
  }

  private readLine(line: Line): Offence | undefined {
    if (this.pending.kind === 'block') {
      if (line.indent > this.pending.indent) return this.readBlockLine(line, this.pending);
      const isMissing = this.pending.own < 0 && !this.looksLikeKey(line);
      this.pending = { kind: 'finished', cause: 'block-indent' };
      if (isMissing)
        return this.whole(line, line.content > line.start + line.indent ? 'tab-indent' : 'block-indent');
    }
    if (isComment(this.text, line.content)) {
      if (this.pending.kind === 'plain') this.pending = { kind: 'finished', cause: 'bad-indent' };
      return undefined;
    }
    const continues = this.pending.kind === 'plain' && line.indent > this.pending.indent;
    const tab = line.start + line.indent;
    if (line.content > tab && !continues) return { cause: 'tab-indent', start: tab, end: tab + 1 };
    if (this.pending.kind === 'plain' && continues) {
      const { indent } = this.pending;
      return this.take(readPlain(this.text, line.content, { indent, cause: 'colon-in-continuation' }));
    }
    if (line.indent === 0 && /^(?:---|\.\.\.|%)/.test(this.text.slice(line.start, line.start + 3))) {
      return this.giveUp();
    }
    return this.readNode(line);
  }

  private readBlockLine(line: Line, { indent, own }: Pending & { kind: 'block' }): Offence | undefined {
    if (line.indent < own) return this.whole(line, 'block-indent');
    if (own < 0) this.pending = { kind: 'block', indent, own: line.indent };
    return undefined;
  }

  private looksLikeKey(line: Line): boolean {
    const key = /^[\w.-]+:(?:\s|$)/.exec(
      this.text.slice(line.content, Math.min(line.end, line.content + 80)),
    );
    return isComment(this.text, line.content) || (line.content === line.start + line.indent && key !== null);
  }

  private readNode(line: Line): Offence | undefined {
    const isItem = this.startsItem(line.content);
    const offence = this.settle(line, isItem);
    if (offence) return offence;
    if (isItem && this.open.length === 0) return this.whole(line, 'not-a-mapping');
    let at = line.content;
    let parent = this.pending.kind === 'empty' ? this.pending.indent : -1;
    while (this.startsItem(at)) {
      parent = at - line.start;
      if (this.open.at(-1)?.indent !== parent || !this.open.at(-1)?.isList) {
        this.open.push({ indent: parent, isList: true });
      }
      this.pending = { kind: 'empty', indent: parent };
      at = skipBlanks(this.text, at + 1);
      if (at >= line.end || isComment(this.text, at)) return undefined;
    }
    const colon = this.findKeyColon(at, line.end);
    if (colon === UNREADABLE) return this.giveUp();
    if (colon !== NOT_A_KEY) return this.readEntry(line, at, colon);
    if (this.pending.kind === 'empty' && !this.isLostKey(line, at)) {
      return this.take(readValue(this.text, at, parent));
    }
    if (this.opensQuote(line, at)) return { cause: 'unclosed-quote', start: at, end: at + 1 };
    if (isReserved(this.text, at)) return { cause: 'reserved-character', start: at, end: at + 1 };
    if (this.text[at] === '*') return { cause: 'alias-star', start: at, end: at + 1 };
    return this.whole(line, 'missing-colon');
  }

  /** At the top a text is a key without its colon, since frontmatter is a mapping. */
  private isLostKey(line: Line, at: number): boolean {
    return this.open.length === 0 && (/[\p{L}\p{N}]/u.test(this.text[at] ?? '') || this.opensQuote(line, at));
  }

  /** Whether a quote is opened here and not closed on its line, which a key may not do. */
  private opensQuote(line: Line, at: number): boolean {
    const quote = this.text[at] ?? '';
    if (quote !== '"' && quote !== "'") return false;
    return !this.text.slice(at + 1, line.end).includes(quote);
  }

  private readEntry(line: Line, at: number, colon: number): Offence | undefined {
    if (isReserved(this.text, at)) return { cause: 'reserved-character', start: at, end: at + 1 };
    const indent = at - line.start;
    const top = this.open.at(-1);
    if (top === undefined || top.indent < indent) this.open.push({ indent, isList: false });
    return this.take(readValue(this.text, colon + 1, indent));
  }

  /** Closes what the line's indentation ends; the offence where it fits nothing that is open. */
  private settle(line: Line, isItem: boolean): Offence | undefined {
    while ((this.open.at(-1)?.indent ?? -1) > line.indent) this.open.pop();
    const top = this.open.at(-1);
    if (top?.isList && !isItem && top.indent === line.indent) this.open.pop();
    const holder = this.open.at(-1);
    if (holder && holder.indent === line.indent) {
      if (!isItem || holder.isList) {
        if (this.pending.kind !== 'finished') this.pending = { kind: 'finished', cause: 'bad-indent' };
        return undefined;
      }
      const isValue = this.pending.kind === 'empty' && this.pending.indent === line.indent;
      return isValue ? undefined : this.whole(line, 'missing-colon');
    }
    if (this.pending.kind === 'empty' && line.indent > this.pending.indent) return undefined;
    return this.whole(line, this.pending.kind === 'finished' ? this.pending.cause : 'bad-indent');
  }

  /** The offset of the colon that ends a key on this line. */
  private findKeyColon(at: number, end: number): number {
    const first = this.text[at] ?? '';
    if (first === '?' && isBlank(this.text, at + 1)) return UNREADABLE;
    if (first === '|' || first === '>') return NOT_A_KEY;
    if (first === '[' || first === '{' || first === '*') {
      return / *: /.test(this.text.slice(at, end)) && first === '*' ? UNREADABLE : NOT_A_KEY;
    }
    if (first === '"' || first === "'") return this.findColonBehindQuote(at, end);
    for (let index = at; index < end; index += 1) {
      if (index > at && isComment(this.text, index)) return NOT_A_KEY;
      if (this.text[index] === ':' && isBlank(this.text, index + 1)) return index;
    }
    return NOT_A_KEY;
  }

  private findColonBehindQuote(at: number, end: number): number {
    const quote = this.text[at];
    for (let index = at + 1; index < end; index += 1) {
      if (quote === '"' && this.text[index] === '\\') index += 1;
      else if (this.text[index] === quote) {
        if (quote === "'" && this.text[index + 1] === quote) index += 1;
        else {
          const colon = skipBlanks(this.text, index + 1);
          return this.text[colon] === ':' && isBlank(this.text, colon + 1) ? colon : NOT_A_KEY;
        }
      }
    }
    return NOT_A_KEY;
  }

  private startsItem(at: number): boolean {
    return this.text[at] === '-' && isBlank(this.text, at + 1);
  }

  private take(read: ValueRead | Offence): Offence | undefined {
    if ('cause' in read) return read;
    this.pending = read.pending;
    this.offset = read.end;
    return undefined;
  }

  private whole(line: Line, cause: Offence['cause']): Offence {
    const start = cause === 'tab-indent' ? line.start + line.indent : line.content;
    return { cause, start, end: cause === 'tab-indent' ? start + 1 : line.end };
  }
}
