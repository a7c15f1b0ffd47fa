import type { Range } from '../domain/location.js';
import type {
  JsonArray,
  JsonBoolean,
  JsonMember,
  JsonNode,
  JsonNull,
  JsonNumber,
  JsonObject,
  JsonString,
} from './json-tree.js';
import type { SourceText } from './text.js';

/** A stretch of a source, in UTF-16 offsets. */
export interface Stretch {
  readonly source: SourceText;
  readonly start: number;
  readonly end: number;
}

/**
 * A part of a source that works out its range when asked: few values of a manifest are ever pointed at, and a hostile
 * file has millions.
 */
class Part {
  private readonly source: SourceText;
  private readonly start: number;
  private readonly end: number;

  constructor({ source, start, end }: Stretch) {
    this.source = source;
    this.start = start;
    this.end = end;
  }

  get range(): Range {
    return this.source.range(this.start, this.end);
  }
}

export class ObjectPart extends Part implements JsonObject {
  readonly type = 'object';
  readonly members: readonly JsonMember[];

  constructor(members: readonly JsonMember[], stretch: Stretch) {
    super(stretch);
    this.members = members;
  }
}

export class ArrayPart extends Part implements JsonArray {
  readonly type = 'array';
  readonly items: readonly JsonNode[];

  constructor(items: readonly JsonNode[], stretch: Stretch) {
    super(stretch);
    this.items = items;
  }
}

export class StringPart extends Part implements JsonString {
  readonly type = 'string';
  readonly value: string;

  constructor(value: string, stretch: Stretch) {
    super(stretch);
    this.value = value;
  }
}

export class NumberPart extends Part implements JsonNumber {
  readonly type = 'number';
  readonly literal: string;

  constructor(literal: string, stretch: Stretch) {
    super(stretch);
    this.literal = literal;
  }
}

export class BooleanPart extends Part implements JsonBoolean {
  readonly type = 'boolean';
  readonly value: boolean;

  constructor(value: boolean, stretch: Stretch) {
    super(stretch);
    this.value = value;
  }
}

export class NullPart extends Part implements JsonNull {
  readonly type = 'null';
}

/** A key with its value; the stretch is the key's. */
export class MemberPart implements JsonMember {
  readonly key: string;
  readonly value: JsonNode;
  private readonly part: Part;

  constructor(key: string, stretch: Stretch, value: JsonNode) {
    this.key = key;
    this.value = value;
    this.part = new Part(stretch);
  }

  get keyRange(): Range {
    return this.part.range;
  }
}
