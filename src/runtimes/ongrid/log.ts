import { quoteGo } from '../../formats/go-quote.js';

/** The lines that ongrid's loader logs, as the operator sees them. Source: vectors/ongrid-skill-json.json. */
export const log = {
  registered: (name: string, path: string): string =>
    `skill loader: registered subprocess skill ${quoteGo(name)} from ${path}`,
  alreadyRegistered: (name: string, path: string): string =>
    `skill loader: skill ${quoteGo(name)} already registered, skipping ${path}`,
  notParsed: (path: string, words: string): string => `skill loader: parse ${path}: ${words}`,
  notBuilt: (name: string, path: string, words: string): string =>
    `skill loader: build ${name} (${path}): ${words}`,
  rootAbsent: (root: string): string => `skill loader: dir ${root} not present, skipping`,
  rootNotDirectory: (root: string): string => `skill loader: ${root} is not a directory, skipping`,
};
