import { node24 } from './node24.js';

const newest = node24();

/** The Nodes that bundles are run with: the one at hand, and Node 24 where it is installed. */
export const nodes: readonly { readonly title: string; readonly node: string }[] = [
  { title: `Node ${process.versions.node}`, node: process.execPath },
  ...(newest === undefined || newest === process.execPath ? [] : [{ title: 'Node 24', node: newest }]),
];
