import { compose } from './compose.js';
import { type DecodeResult, type Shape, decode } from './decode.js';
import { YamlFault } from './fault.js';
import type { Node } from './node.js';

/** The tree of a block, or the one fault that keeps yaml.v3 from having one. */
type GoYaml =
  | { readonly ok: true; readonly root: Node | undefined }
  | { readonly ok: false; readonly fault: YamlFault };

/** A decoded value with all that does not fit, or the one fault that ended decoding. */
type GoValue = ({ readonly ok: true } & DecodeResult) | { readonly ok: false; readonly fault: YamlFault };

const FORBIDDEN = /[^\t\n\r\x20-\x7e\u0085\u00a0-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;

/**
 * Parses the first document of a text as gopkg.in/yaml.v3 3.0.1 does: it takes what that takes and refuses what that
 * refuses. A character that yaml.v3 never takes is refused wherever it stands, even behind the first document, where
 * yaml.v3 may stop reading before it gets there. A byte-order mark at the start is no part of the text. Never throws.
 */
export function parseGoYaml(text: string): GoYaml {
  try {
    refuseControls(text);
    return { ok: true, root: compose(text) };
  } catch (error) {
    if (error instanceof YamlFault) return { ok: false, fault: error };
    throw error;
  }
}

/** Decodes a tree into a Go value. An absent tree leaves the value empty. Never throws. */
export function decodeGoYaml(root: Node | undefined, shape: Shape): GoValue {
  if (!root) return { ok: true, value: undefined, faults: [] };
  try {
    return { ok: true, ...decode(root, shape) };
  } catch (error) {
    if (error instanceof YamlFault) return { ok: false, fault: error };
    throw error;
  }
}

function refuseControls(text: string): void {
  const match = FORBIDDEN.exec(text);
  if (!match) return;
  const before = text.slice(0, match.index).split(/\r\n|[\n\r\u0085\u2028\u2029]/);
  const mark = {
    offset: match.index,
    index: match.index,
    line: before.length - 1,
    column: before.at(-1)?.length ?? 0,
  };
  throw new YamlFault('reader', 'control characters are not allowed', mark);
}
