import type { Mark } from './cursor.js';
import { YamlFault } from './fault.js';
import type { AliasNode, MappingNode, Node, ScalarNode, SequenceNode } from './node.js';
import { MERGE_TAG, STRING_TAG, resolvePlain, shortTag } from './resolve.js';
import { Scanner } from './scanner.js';
import { TagHandles, isDirective } from './tag-handles.js';
import type { ScalarToken, TagToken, Token, TokenType } from './token.js';
import { type Steps, run } from './trampoline.js';

/**
 * Builds the tree of the first document in a block: what follows it is not looked at, as yaml.v3's `Unmarshal` does not.
 * Undefined where the block holds no document. Throws `YamlFault`.
 */
export function compose(text: string): Node | undefined {
  return new Composer(text).document();
}

/** What stands before a node. */
interface Properties {
  readonly start: Mark;
  readonly anchor: string | undefined;
  /** As resolved; undefined where none is written. */
  readonly tag: string | undefined;
}

/** What may begin at a place: blocks, a list that is not indented. */
interface NodePlace {
  readonly block: boolean;
  readonly indentless: boolean;
}

const IN_FLOW: NodePlace = { block: false, indentless: false };
const IN_BLOCK: NodePlace = { block: true, indentless: false };
const IN_MAPPING: NodePlace = { block: true, indentless: true };

class Composer {
  private readonly scanner: Scanner;
  private readonly anchors = new Map<string, AliasNode['target']>();
  private readonly handles = new TagHandles();

  constructor(text: string) {
    this.scanner = new Scanner(text);
  }

  document(): Node | undefined {
    if (this.nextIs('stream-end')) return undefined;
    const isExplicit = this.nextIs('version-directive', 'tag-directive', 'document-start');
    this.readDirectives();
    if (isExplicit) this.expect('document-start', 'did not find expected <document start>');
    const root =
      isExplicit && this.endsDocument() ? this.emptyNode(this.peek().start) : run(this.node(IN_BLOCK));
    if (this.nextIs('document-end')) this.take();
    else this.peek();
    return root;
  }

  private endsDocument(): boolean {
    return this.nextIs('version-directive', 'tag-directive', 'document-start', 'document-end', 'stream-end');
  }

  private readDirectives(): void {
    for (let token = this.peek(); isDirective(token); token = this.peek()) {
      this.handles.declare(token);
      this.take();
    }
  }

  private *node(place: NodePlace): Steps<Node> {
    const token = this.peek();
    if (token.type === 'alias') {
      const { start } = this.take();
      const target = this.anchors.get(token.name);
      if (!target) throw new YamlFault('composer', `unknown anchor '${token.name}' referenced`, start);
      return { kind: 'alias', name: token.name, target, start, contentStart: start, end: token.end };
    }
    const properties = this.readProperties();
    const content = this.peek();
    if (content.type === 'scalar') {
      this.take();
      return this.scalar(content, properties);
    }
    const collection = this.collection(properties, place);
    if (collection) return yield* collection;
    if (properties.anchor === undefined && properties.tag === undefined) {
      throw new YamlFault('parser', 'did not find expected node content', content.start, properties.start);
    }
    return this.emptyNode(content.start, properties);
  }

  private collection(properties: Properties, place: NodePlace): Steps<Node> | undefined {
    const { type } = this.peek();
    if (type === 'flow-sequence-start') return this.flowSequence(this.sequence(properties));
    if (type === 'flow-mapping-start') return this.flowMapping(this.mapping(properties));
    if (type === 'block-entry' && place.indentless) return this.indentlessSequence(this.sequence(properties));
    if (!place.block) return undefined;
    if (type === 'block-sequence-start') return this.blockSequence(this.sequence(properties));
    return type === 'block-mapping-start' ? this.blockMapping(this.mapping(properties)) : undefined;
  }

  /** An anchor and a tag, in either order. */
  private readProperties(): Properties {
    const { start } = this.peek();
    let anchor: string | undefined;
    let tag: TagToken | undefined;
    for (let token = this.peek(); ; token = this.peek()) {
      if (token.type === 'anchor' && anchor === undefined) anchor = token.name;
      else if (token.type === 'tag' && !tag) tag = token;
      else break;
      this.take();
    }
    return { start, anchor, tag: tag && this.handles.expand(tag, start) };
  }

  private scalar(token: ScalarToken, properties: Properties): ScalarNode {
    const { text, style } = token;
    return this.remember(properties, {
      kind: 'scalar',
      text,
      style,
      tag: scalarTag(properties.tag, style, text),
      start: properties.start,
      contentStart: token.start,
      end: token.end,
    });
  }

  private emptyNode(
    mark: Mark,
    properties: Properties = { start: mark, anchor: undefined, tag: undefined },
  ): ScalarNode {
    return this.scalar({ type: 'scalar', text: '', style: 'plain', start: mark, end: mark }, properties);
  }

  private sequence(properties: Properties): SequenceNode {
    const { start, tag } = properties;
    const contentStart = this.peek().start;
    const node: SequenceNode = {
      kind: 'sequence',
      tag: collectionTag(tag, '!!seq'),
      items: [],
      start,
      contentStart,
      end: undefined,
    };
    return this.remember(properties, node);
  }

  private mapping(properties: Properties): MappingNode {
    const { start, tag } = properties;
    const contentStart = this.peek().start;
    const node: MappingNode = {
      kind: 'mapping',
      tag: collectionTag(tag, '!!map'),
      entries: [],
      start,
      contentStart,
      end: undefined,
    };
    return this.remember(properties, node);
  }

  private remember<N extends AliasNode['target']>(properties: Properties, node: N): N {
    if (properties.anchor !== undefined) this.anchors.set(properties.anchor, node);
    return node;
  }

  private *blockSequence(node: SequenceNode): Steps<Node> {
    const { start } = this.take();
    while (!this.takeIf('block-end')) {
      const entry = this.expect('block-entry', "did not find expected '-' indicator", start);
      const isEmpty = this.nextIs('block-entry', 'block-end');
      node.items.push(isEmpty ? this.emptyNode(entry.end) : yield this.node(IN_BLOCK));
    }
    return node;
  }

  private *indentlessSequence(node: SequenceNode): Steps<Node> {
    while (this.nextIs('block-entry')) {
      const entry = this.take();
      const isEmpty = this.nextIs('block-entry', 'key', 'value', 'block-end');
      node.items.push(isEmpty ? this.emptyNode(entry.end) : yield this.node(IN_BLOCK));
    }
    return node;
  }

  private *blockMapping(node: MappingNode): Steps<Node> {
    const { start } = this.take();
    while (!this.takeIf('block-end')) {
      const sign = this.expect('key', 'did not find expected key', start);
      const key = yield* this.blockPart(sign.end);
      const { end } = this.peek();
      const value = this.takeIf('value') ? yield* this.blockPart(end) : this.emptyNode(this.peek().start);
      node.entries.push({ key, value });
    }
    return node;
  }

  private *blockPart(sign: Mark): Steps<Node> {
    return this.nextIs('key', 'value', 'block-end') ? this.emptyNode(sign) : yield this.node(IN_MAPPING);
  }

  private *flowSequence(node: SequenceNode): Steps<Node> {
    const { start } = this.take();
    for (let isFirst = true; !this.nextIs('flow-sequence-end'); isFirst = false) {
      if (!isFirst) this.expect('flow-entry', "did not find expected ',' or ']'", start);
      if (this.nextIs('key')) node.items.push(yield* this.flowPair());
      else if (!this.nextIs('flow-sequence-end')) node.items.push(yield this.node(IN_FLOW));
      else break;
    }
    node.end = this.take().end;
    return node;
  }

  /** `[key: value]`: a mapping of one entry without braces. */
  private *flowPair(): Steps<Node> {
    const { start } = this.peek();
    const node = this.mapping({ start, anchor: undefined, tag: undefined });
    this.take();
    const key = this.nextIs('value', 'flow-entry', 'flow-sequence-end')
      ? // yaml.v3 takes the sign along with the missing key.
        this.emptyNode(this.take().end)
      : yield this.node(IN_FLOW);
    node.entries.push({ key, value: yield* this.flowValue('flow-entry', 'flow-sequence-end') });
    return node;
  }

  private *flowMapping(node: MappingNode): Steps<Node> {
    const { start } = this.take();
    for (let isFirst = true; !this.nextIs('flow-mapping-end'); isFirst = false) {
      if (!isFirst) this.expect('flow-entry', "did not find expected ',' or '}'", start);
      if (this.takeIf('key')) {
        const key = yield* this.flowPart('value', 'flow-entry', 'flow-mapping-end');
        const value = yield* this.flowValue('flow-entry', 'flow-mapping-end');
        node.entries.push({ key, value });
      } else if (!this.nextIs('flow-mapping-end')) {
        const key = yield this.node(IN_FLOW);
        node.entries.push({ key, value: this.emptyNode(this.peek().start) });
      } else break;
    }
    node.end = this.take().end;
    return node;
  }

  private *flowValue(...ends: readonly TokenType[]): Steps<Node> {
    return this.takeIf('value') ? yield* this.flowPart(...ends) : this.emptyNode(this.peek().start);
  }

  private *flowPart(...ends: readonly TokenType[]): Steps<Node> {
    return this.nextIs(...ends) ? this.emptyNode(this.peek().start) : yield this.node(IN_FLOW);
  }

  private peek(): Token {
    return this.scanner.peek();
  }

  private take(): Token {
    return this.scanner.take();
  }

  private nextIs(...types: readonly TokenType[]): boolean {
    return types.includes(this.peek().type);
  }

  private takeIf(type: TokenType): boolean {
    const found = this.nextIs(type);
    if (found) this.take();
    return found;
  }

  private expect(type: TokenType, problem: string, context?: Mark): Token {
    if (!this.nextIs(type)) throw new YamlFault('parser', problem, this.peek().start, context);
    return this.take();
  }
}

/** A lone `!` says nothing, unlike any other tag. */
function collectionTag(tag: string | undefined, usual: string): string {
  return tag === undefined || tag === '!' ? usual : shortTag(tag);
}

function scalarTag(tag: string | undefined, style: ScalarToken['style'], text: string): string {
  if (tag !== undefined && tag !== '!') return shortTag(tag);
  if (style !== 'plain') return STRING_TAG;
  return text === '<<' ? MERGE_TAG : resolvePlain(text).tag;
}
