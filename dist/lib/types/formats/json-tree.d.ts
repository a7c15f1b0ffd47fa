import type { Range } from '../domain/location.js';
interface Node {
    readonly range: Range;
}
export interface JsonMember {
    readonly key: string;
    /** The key with its quotes. */
    readonly keyRange: Range;
    readonly value: JsonNode;
}
export interface JsonObject extends Node {
    readonly type: 'object';
    /** In source order, duplicates included. */
    readonly members: readonly JsonMember[];
}
export interface JsonArray extends Node {
    readonly type: 'array';
    readonly items: readonly JsonNode[];
}
export interface JsonString extends Node {
    readonly type: 'string';
    readonly value: string;
}
export interface JsonNumber extends Node {
    readonly type: 'number';
    /** As written: Go decides by the literal whether a number is an integer. */
    readonly literal: string;
}
export interface JsonBoolean extends Node {
    readonly type: 'boolean';
    readonly value: boolean;
}
export interface JsonNull extends Node {
    readonly type: 'null';
}
/** A JSON value with the place of every part. */
export type JsonNode = JsonObject | JsonArray | JsonString | JsonNumber | JsonBoolean | JsonNull;
/** The first fault that Go's decoder meets. */
export interface JsonSyntaxError {
    /** Go's own words: `invalid character '}' looking for beginning of object key string`. */
    readonly message: string;
    /** What an author most likely did. */
    readonly cause: 'comment' | 'trailing-comma' | 'missing-comma' | 'single-quote' | 'unquoted-key' | 'byte-order-mark' | 'utf-16' | 'control-character' | 'trailing-data' | 'unexpected-end' | 'empty' | 'too-deep' | 'other';
    /** The offending character; for a trailing comma, the comma. */
    readonly range: Range;
}
/** A JSON text: either a tree or the one error that keeps everybody from having one. */
export type JsonDocument = {
    readonly ok: true;
    readonly root: JsonNode;
} | {
    readonly ok: false;
    readonly error: JsonSyntaxError;
};
/**
 * The plain value of a node; a later duplicate key wins, and `__proto__` is an ordinary key. Keeps its own stack: a
 * value may be 10,000 levels deep.
 */
export declare function toValue(root: JsonNode): unknown;
/** The last member of a name, as every decoder here picks it. */
export declare function memberOf(node: JsonNode | undefined, key: string): JsonMember | undefined;
export {};
