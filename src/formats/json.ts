import { explainFailure, type Expected, type JsonFailure } from './json-failure.js';
import {
  ArrayPart,
  BooleanPart,
  MemberPart,
  NullPart,
  NumberPart,
  ObjectPart,
  type Stretch,
  StringPart,
} from './json-parts.js';
import {
  type ScanFailure,
  type Scanned,
  scanNumber,
  scanString,
  scanWord,
  skipSpace,
} from './json-scanner.js';
import type { JsonDocument, JsonMember, JsonNode } from './json-tree.js';
import type { SourceText } from './text.js';

/** How deep Go's decoder lets arrays and objects nest. */
const DEPTH_LIMIT = 10_000;

/**
 * Parses JSON as strictly as Go's `encoding/json` does, keeping the place of every part.
 * Source: vectors/ongrid-skill-json.json. Never throws.
 */
export function parseJson(source: SourceText): JsonDocument {
  // Go takes a mark for the first character of a value, and sees nothing behind it.
  if (source.encodingFault === 'byte-order-mark' || source.encodingFault === 'utf-16') {
    const error = explainFailure(source, {
      offset: 0,
      after: 0,
      expected: 'value',
      words: 'looking for beginning of value',
    });
    return { ok: false, error };
  }
  return new Parser(source).parse();
}

interface ObjectFrame {
  readonly type: 'object';
  readonly start: number;
  readonly members: JsonMember[];
  key: { readonly text: string; readonly stretch: Stretch } | undefined;
}

interface ArrayFrame {
  readonly type: 'array';
  readonly start: number;
  readonly items: JsonNode[];
}

/** Keeps its own stack, so that no nesting can exhaust the machine's. */
class Parser {
  private readonly source: SourceText;
  private readonly text: string;
  private readonly stack: (ObjectFrame | ArrayFrame)[] = [];
  /** Where the token before this one ends. */
  private after = 0;
  private offset = 0;
  private expected: Expected = 'value';
  private root: JsonNode | undefined;
  private failure: JsonFailure | undefined;

  constructor(source: SourceText) {
    this.source = source;
    this.text = source.text;
  }

  parse(): JsonDocument {
    while (!this.failure) {
      this.after = this.offset;
      this.offset = skipSpace(this.text, this.offset);
      if (this.root && this.offset === this.text.length) return { ok: true, root: this.root };
      this.step();
    }
    return { ok: false, error: explainFailure(this.source, this.failure) };
  }

  private step(): void {
    switch (this.expected) {
      case 'value':
      case 'first-item':
        return this.readValue();
      case 'key':
      case 'first-key':
        return this.readKey();
      case 'colon':
        return this.take(':') ? this.expect('value') : this.fail('after object key');
      case 'separator':
        return this.readSeparator();
      case 'end':
        return this.fail('after top-level value');
    }
  }

  private readValue(): void {
    const { text, offset } = this;
    const first = text.charAt(offset);
    if (first === '{' || first === '[') return this.open(first);
    if (first === ']' && this.expected === 'first-item') return this.close();
    if (first === '"') return this.put(scanString(text, offset), (value, at) => new StringPart(value, at));
    if (first === 't') return this.put(scanWord(text, offset, 'true'), (_, at) => new BooleanPart(true, at));
    if (first === 'f')
      return this.put(scanWord(text, offset, 'false'), (_, at) => new BooleanPart(false, at));
    if (first === 'n') return this.put(scanWord(text, offset, 'null'), (_, at) => new NullPart(at));
    if (first !== '-' && !(first >= '0' && first <= '9')) return this.fail('looking for beginning of value');
    return this.put(scanNumber(text, offset), (literal, at) => new NumberPart(literal, at));
  }

  private open(bracket: '{' | '['): void {
    if (this.stack.length === DEPTH_LIMIT) return this.fail('exceeded max depth');
    const start = this.offset;
    this.offset += 1;
    if (bracket === '{') this.stack.push({ type: 'object', start, members: [], key: undefined });
    else this.stack.push({ type: 'array', start, items: [] });
    return this.expect(bracket === '{' ? 'first-key' : 'first-item');
  }

  private readKey(): void {
    const frame = this.stack.at(-1);
    const { text, offset } = this;
    if (this.expected === 'first-key' && text.charAt(offset) === '}') return this.close();
    if (text.charAt(offset) !== '"') return this.fail('looking for beginning of object key string');
    const scanned = scanString(text, offset);
    if (!scanned.ok) return this.failIn(scanned);
    const stretch = this.read(offset, scanned.end);
    if (frame?.type === 'object') frame.key = { text: scanned.value, stretch };
    return this.expect('colon');
  }

  private readSeparator(): void {
    const isObject = this.stack.at(-1)?.type === 'object';
    if (this.text.charAt(this.offset) === (isObject ? '}' : ']')) return this.close();
    if (this.take(',')) return this.expect(isObject ? 'key' : 'value');
    return this.fail(isObject ? 'after object key:value pair' : 'after array element');
  }

  private close(): void {
    const frame = this.stack.pop();
    if (!frame) return;
    const stretch = this.read(frame.start, this.offset + 1);
    this.add(
      frame.type === 'object' ? new ObjectPart(frame.members, stretch) : new ArrayPart(frame.items, stretch),
    );
  }

  private put<T>(scanned: Scanned<T>, make: (value: T, stretch: Stretch) => JsonNode): void {
    if (!scanned.ok) return this.failIn(scanned);
    return this.add(make(scanned.value, this.read(this.offset, scanned.end)));
  }

  /** Goes to the end of what was read, and says where it stands. */
  private read(start: number, end: number): Stretch {
    this.offset = end;
    return { source: this.source, start, end };
  }

  /** Hands a finished value to what it stands in. */
  private add(node: JsonNode): void {
    const frame = this.stack.at(-1);
    if (!frame) this.root = node;
    else if (frame.type === 'array') frame.items.push(node);
    else if (frame.key) frame.members.push(new MemberPart(frame.key.text, frame.key.stretch, node));
    return this.expect(frame ? 'separator' : 'end');
  }

  private take(character: ':' | ','): boolean {
    if (this.text.charAt(this.offset) !== character) return false;
    this.offset += 1;
    return true;
  }

  private expect(expected: Expected): void {
    this.expected = expected;
  }

  private fail(words: string): void {
    const { offset, after, expected } = this;
    this.failure = { offset, after, expected, words };
  }

  /** Fails within a token, which begins where the parser stands. */
  private failIn({ offset, words }: ScanFailure): void {
    const { after, expected } = this;
    this.failure = { offset, after, expected, words, token: this.offset };
  }
}
