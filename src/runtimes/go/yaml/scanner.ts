import { Cursor, type Mark, isBlank, isBlankOrEnd, isBreak } from './cursor.js';
import { YamlFault } from './fault.js';
import { scanAnchor, scanDirective, scanTag } from './scan-property.js';
import { scanBlockScalar, scanPlain, scanQuoted } from './scan-scalar.js';
import { SimpleKeys } from './simple-keys.js';
import type { ScalarToken, SignType, Token } from './token.js';

/** How deep brackets and blocks may nest, each. */
const DEPTH_LIMIT = 10_000;

/** How many tokens yaml.v3 wants to have read beyond the next one: a fault in them is a fault of the document. */
const LOOKAHEAD = 2;

/** Taken tokens are thrown away in lots of this size. */
const SPENT_LIMIT = 4096;

const BRACKETS: ReadonlyMap<string, SignType> = new Map([
  ['[', 'flow-sequence-start'],
  ['{', 'flow-mapping-start'],
  [']', 'flow-sequence-end'],
  ['}', 'flow-mapping-end'],
]);

/**
 * Cuts a block of YAML into tokens, as yaml.v3 does: keys are only known for keys when their `:` is met, so their
 * tokens are put in behind the scanner's back. Source: gopkg.in/yaml.v3 3.0.1. Throws `YamlFault`.
 */
export class Scanner {
  private readonly cursor: Cursor;
  private readonly keys = new SimpleKeys();
  private tokens: Token[] = [];
  private head = 0;
  /** The next token, once it is known to be that. */
  private next: Token | undefined;
  private taken = 0;
  /** The column of the innermost block, -1 outside all; those around it. */
  private indent = -1;
  private readonly indents: number[] = [];
  /** Whether a key, or another sign that begins a line, may stand here. */
  private keyAllowed = true;

  constructor(text: string) {
    this.cursor = new Cursor(text);
  }

  /** The next token, without taking it. After the end of the stream comes the end of the stream. */
  peek(): Token {
    this.next ??= this.prepare();
    return this.next;
  }

  private prepare(): Token {
    while (this.tokens.length - this.head <= LOOKAHEAD || this.keys.mayBe(this.taken, this.cursor))
      this.fetch();
    const token = this.tokens[this.head];
    if (!token) throw new YamlFault('scanner', 'no token', this.cursor.mark());
    return token;
  }

  take(): Token {
    const token = this.peek();
    this.next = undefined;
    this.head += 1;
    this.taken += 1;
    if (this.head >= SPENT_LIMIT) {
      this.tokens = this.tokens.slice(this.head);
      this.head = 0;
    }
    return token;
  }

  /** The number that the next token to be read will have. */
  private get nextNumber(): number {
    return this.taken + this.tokens.length - this.head;
  }

  private get inFlow(): boolean {
    return this.keys.level > 0;
  }

  private fetch(): void {
    const { cursor } = this;
    const before = cursor.mark();
    this.skipToToken();
    this.closeBlocks(cursor.column, before);
    if (cursor.at() === '') return this.fetchEnd();
    if (cursor.column === 0) {
      if (cursor.at() === '%') return this.fetchDirective();
      if (cursor.startsWithMark('-')) return this.fetchMark('document-start', 3);
      if (cursor.startsWithMark('.')) return this.fetchMark('document-end', 3);
    }
    this.fetchContent(cursor.at());
    if (this.tokens.at(-1)?.type !== 'block-entry') cursor.skipLineComment();
  }

  private fetchContent(character: string): void {
    const { cursor, inFlow } = this;
    const bracket = BRACKETS.get(character);
    if (bracket) return '[{'.includes(character) ? this.openFlow(bracket) : this.closeFlow(bracket);
    if (character === ',') return this.fetchFlowEntry();
    const isAlone = isBlankOrEnd(cursor.at(1));
    if (character === '-' && isAlone) return this.fetchBlockEntry();
    if (character === '?' && (inFlow || isAlone)) return this.fetchKey();
    if (character === ':' && (inFlow || isAlone)) return this.fetchValue();
    if (character === '*' || character === '&') return this.fetchNode(() => scanAnchor(cursor));
    if (character === '!') return this.fetchNode(() => scanTag(cursor));
    if ((character === '|' || character === '>') && !inFlow) return this.fetchBlockScalar();
    if (character === "'" || character === '"') return this.fetchNode(() => scanQuoted(cursor, character));
    if (this.startsPlain(character)) return this.fetchNode(() => this.scanPlain());
    throw new YamlFault(
      'scanner',
      'found character that cannot start any token',
      cursor.mark(),
      cursor.mark(),
    );
  }

  /** Passes over blanks, comments and line breaks. A tab is no blank where a key may stand. */
  private skipToToken(): void {
    const { cursor } = this;
    for (;;) {
      while (cursor.at() === ' ' || (cursor.at() === '\t' && (this.inFlow || !this.keyAllowed)))
        cursor.skip();
      if (cursor.at() === '#') cursor.skipComments();
      if (!isBreak(cursor.at())) return;
      cursor.takeBreak();
      if (!this.inFlow) this.keyAllowed = true;
    }
  }

  private startsPlain(character: string): boolean {
    const next = this.cursor.at(1);
    if (character === '-') return !isBlank(next);
    if (character === '?' || character === ':') return !this.inFlow && !isBlankOrEnd(next);
    return !isBlankOrEnd(character) && !',[]{}#&*!|>\'"%@`'.includes(character);
  }

  private fetchEnd(): void {
    this.cursor.endLine();
    this.fetchMark('stream-end', 0);
  }

  /** The end of the stream or of a document, or the start of one: no block outlives it. */
  private fetchMark(type: SignType, length: number): void {
    this.endBlocks();
    this.pushSign(type, length);
  }

  private fetchDirective(): void {
    this.endBlocks();
    this.tokens.push(scanDirective(this.cursor));
  }

  private endBlocks(): void {
    this.closeBlocks(-1, this.cursor.mark());
    this.keys.drop(this.cursor);
    this.keyAllowed = false;
  }

  private openFlow(type: SignType): void {
    this.saveKey();
    this.keys.enter(this.nextNumber);
    if (this.keys.level > DEPTH_LIMIT) throw this.tooDeep();
    this.keyAllowed = true;
    this.pushSign(type);
  }

  private closeFlow(type: SignType): void {
    this.keys.drop(this.cursor);
    this.keys.leave();
    this.keyAllowed = false;
    this.pushSign(type);
  }

  private fetchFlowEntry(): void {
    this.keys.drop(this.cursor);
    this.keyAllowed = true;
    this.pushSign('flow-entry');
  }

  private fetchBlockEntry(): void {
    if (!this.inFlow) {
      this.requireLineStart('block sequence entries are not allowed in this context');
      this.openBlock('block-sequence-start', this.cursor.mark());
    }
    this.keys.drop(this.cursor);
    this.keyAllowed = true;
    this.pushSign('block-entry');
  }

  private fetchKey(): void {
    if (!this.inFlow) {
      this.requireLineStart('mapping keys are not allowed in this context');
      this.openBlock('block-mapping-start', this.cursor.mark());
    }
    this.keys.drop(this.cursor);
    this.keyAllowed = !this.inFlow;
    this.pushSign('key');
  }

  private fetchValue(): void {
    const key = this.keys.claim(this.cursor);
    if (key) {
      this.insert(key.token, { type: 'key', start: key.mark, end: key.mark });
      this.openBlock('block-mapping-start', key.mark, key.token);
      this.keyAllowed = false;
    } else {
      if (!this.inFlow) {
        this.requireLineStart('mapping values are not allowed in this context');
        this.openBlock('block-mapping-start', this.cursor.mark());
      }
      this.keyAllowed = !this.inFlow;
    }
    this.pushSign('value');
  }

  private fetchBlockScalar(): void {
    this.keys.drop(this.cursor);
    this.keyAllowed = true;
    this.tokens.push(scanBlockScalar(this.cursor, this.indent));
  }

  /** A token that may turn out to begin a key; nothing that stands directly behind it can. */
  private fetchNode(scan: () => Token): void {
    this.saveKey();
    this.keyAllowed = false;
    this.tokens.push(scan());
  }

  private scanPlain(): ScalarToken {
    const { token, ranOver } = scanPlain(this.cursor, { indent: this.indent + 1, inFlow: this.inFlow });
    if (ranOver) this.keyAllowed = true;
    return token;
  }

  private pushSign(type: SignType, length = 1): void {
    const start = this.cursor.mark();
    this.cursor.skip(length);
    this.tokens.push({ type, start, end: this.cursor.mark() });
  }

  /** Puts a token before the one of a number; at the end, where that one is taken already. */
  private insert(number: number, token: Token): void {
    const place = number < this.taken ? this.tokens.length : number - this.taken + this.head;
    this.tokens.splice(place, 0, token);
  }

  private requireLineStart(problem: string): void {
    if (!this.keyAllowed) throw new YamlFault('scanner', problem, this.cursor.mark(), this.cursor.mark());
  }

  private saveKey(): void {
    if (!this.keyAllowed) return;
    const mark = this.cursor.mark();
    const required = !this.inFlow && this.indent === mark.column;
    this.keys.save({ mark, required, token: this.nextNumber }, this.cursor);
  }

  /** Begins a block where the column lies right of the one around it. */
  private openBlock(type: SignType, mark: Mark, number = this.nextNumber): void {
    if (this.inFlow || this.indent >= mark.column) return;
    this.indents.push(this.indent);
    this.indent = mark.column;
    if (this.indents.length > DEPTH_LIMIT) throw this.tooDeep();
    this.insert(number, { type, start: mark, end: mark });
  }

  /** Ends the blocks that lie right of a column. */
  private closeBlocks(column: number, mark: Mark): void {
    if (this.inFlow) return;
    while (this.indent > column) {
      this.tokens.push({ type: 'block-end', start: mark, end: mark });
      this.indent = this.indents.pop() ?? -1;
    }
  }

  private tooDeep(): YamlFault {
    return new YamlFault('scanner', `exceeded max depth of ${DEPTH_LIMIT}`, this.cursor.mark());
  }
}
