import type { Range } from '../domain/location.js';
interface Node {
    readonly range: Range;
}
export type YamlStyle = 'plain' | 'single-quoted' | 'double-quoted' | 'literal' | 'folded';
export interface YamlScalar extends Node {
    readonly type: 'scalar';
    /** The text as YAML reads it, before any typing. */
    readonly text: string;
    readonly style: YamlStyle;
    /** What YAML 1.2's core schema makes of it; `date` where YAML 1.1 would. */
    readonly typed: 'string' | 'number' | 'boolean' | 'null' | 'date';
}
export interface YamlEntry {
    /** The key's text; a key that is not a scalar is its source text. */
    readonly key: string;
    readonly keyRange: Range;
    readonly value: YamlNode;
}
export interface YamlMapping extends Node {
    readonly type: 'mapping';
    readonly flow: boolean;
    readonly entries: readonly YamlEntry[];
}
export interface YamlSequence extends Node {
    readonly type: 'sequence';
    readonly flow: boolean;
    readonly items: readonly YamlNode[];
}
/** An alias is never expanded: nobody here needs its value, and bombs are made of them. */
export interface YamlAlias extends Node {
    readonly type: 'alias';
    readonly anchor: string;
}
/** A YAML value with the place of every part. An empty value is a scalar of type null with an empty text. */
export type YamlNode = YamlScalar | YamlMapping | YamlSequence | YamlAlias;
/** A fault that keeps YAML parsers from reading a block, placed on the offending character. */
export interface YamlSyntaxError {
    /** What an author most likely did; also the message variant of the rule `yaml-syntax`. */
    readonly cause: 'unquoted-colon' | 'colon-in-continuation' | 'text-after-quote' | 'unclosed-quote' | 'apostrophe' | 'reserved-character' | 'alias-star' | 'flow-then-text' | 'unclosed-bracket' | 'block-text' | 'missing-colon' | 'bad-escape' | 'tab-indent' | 'block-indent' | 'bad-indent' | 'unknown-alias' | 'recursive-alias' | 'too-many-aliases' | 'not-a-mapping' | 'too-deep' | 'too-large'
    /** Allowed by the parser used here; others refuse it. */
     | 'control-character' | 'other';
    /** The parser's own words, for what has no cause of its own. */
    readonly message: string;
    readonly range: Range;
}
/** A key given twice: the second place, and the first as related. */
export interface YamlDuplicate {
    readonly key: string;
    readonly range: Range;
    readonly first: Range;
}
/** A ` #` that cuts a plain value short. */
export interface YamlComment {
    /** What remains of the value. */
    readonly kept: string;
    /** From the `#` to the end of the line. */
    readonly range: Range;
    readonly valueRange: Range;
}
export interface YamlDocument {
    /** The mapping at the top; undefined where there is an error or the block is empty. */
    readonly root: YamlMapping | undefined;
    readonly error: YamlSyntaxError | undefined;
    readonly duplicates: readonly YamlDuplicate[];
    readonly comments: readonly YamlComment[];
}
/** The first entry of a name. */
export declare function entryOf(node: YamlNode | undefined, key: string): YamlEntry | undefined;
export {};
