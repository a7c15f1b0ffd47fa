import type { Mark } from './cursor.js';

export type ScalarStyle = 'plain' | 'single-quoted' | 'double-quoted' | 'literal' | 'folded';

/** Signs without a value of their own. */
export type SignType =
  | 'document-start'
  | 'document-end'
  | 'stream-end'
  | 'block-sequence-start'
  | 'block-mapping-start'
  | 'block-end'
  | 'flow-sequence-start'
  | 'flow-sequence-end'
  | 'flow-mapping-start'
  | 'flow-mapping-end'
  | 'block-entry'
  | 'flow-entry'
  | 'key'
  | 'value';

interface Placed {
  readonly start: Mark;
  readonly end: Mark;
}

interface SignToken extends Placed {
  readonly type: SignType;
}

export interface ScalarToken extends Placed {
  readonly type: 'scalar';
  readonly text: string;
  readonly style: ScalarStyle;
}

export interface AnchorToken extends Placed {
  readonly type: 'anchor' | 'alias';
  readonly name: string;
}

/** A tag as written: `!!str` has the handle `!!` and the suffix `str`; a verbatim one has no handle. */
export interface TagToken extends Placed {
  readonly type: 'tag';
  readonly handle: string;
  readonly suffix: string;
}

export interface VersionToken extends Placed {
  readonly type: 'version-directive';
  readonly major: number;
  readonly minor: number;
}

export interface TagDirectiveToken extends Placed {
  readonly type: 'tag-directive';
  readonly handle: string;
  readonly prefix: string;
}

export type Token = SignToken | ScalarToken | AnchorToken | TagToken | VersionToken | TagDirectiveToken;
export type TokenType = Token['type'];
