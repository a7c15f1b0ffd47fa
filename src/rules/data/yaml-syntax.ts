import type { YamlSyntaxError } from '../../formats/yaml-tree.js';
import type { RuleMessage } from '../rule.js';

const TEXTS: Readonly<Record<YamlSyntaxError['cause'], string>> = {
  'unquoted-colon':
    "a colon with a blank or a line's end behind it is not allowed inside a value without quotes; put the whole value in quotes",
  'colon-in-continuation':
    'this line continues the value above it, and ": " is not allowed in one without quotes; quote the whole value, write it behind ">-", or indent this line as the key above if it is a key',
  'text-after-quote':
    '"{text}" follows the closing quote, where the value has ended; put the whole value in quotes',
  'unclosed-quote': 'the quote that opens here is never closed; close it at the end of the value',
  apostrophe:
    "this apostrophe ends the value, which begins with a single quote; double it (''), or put the value in double quotes",
  'reserved-character': 'a value cannot begin with "{text}" unless it is quoted; put it in quotes',
  'alias-star': 'a value that begins with "*" is an alias to YAML; put it in quotes',
  'flow-then-text':
    'the value begins with a bracket, so YAML reads a list or a mapping, which has ended before "{text}"; put the whole value in quotes',
  'unclosed-bracket':
    'the brackets do not match, or the closing one is not indented; close what is open, or put the value in quotes',
  'block-text':
    '"{text}" follows "|" or ">", behind which the line must end; put the value in quotes, or begin the text on the next line',
  'missing-colon':
    'this is neither "key: value" nor indented text of the value above; mend it, or write "---" above it where the body begins',
  'bad-escape':
    '"{text}" is no escape that YAML knows in double quotes; double the backslash, or use single quotes',
  'tab-indent': 'a tab indents this line, and YAML takes only blanks; replace it',
  'block-indent':
    'the text of a "|" or ">" block must be indented, each line at least as far as its first; indent this line',
  'bad-indent': 'the indentation fits no line above; align this line with the keys that it belongs to',
  'unknown-alias':
    '"{text}" is an alias to YAML, and no anchor of that name stands above; put the value in quotes',
  'recursive-alias':
    'the recursive alias "{text}" stands inside the value that it refers to; write the value out',
  'too-many-aliases':
    'too many aliases: expanded, "{text}" would hold more than 10,000 values; write the values out',
  'not-a-mapping':
    'the frontmatter must be "key: value" lines, and is something else; write name and description as keys',
  'too-deep': 'the frontmatter nests deeper than 100 levels; flatten it',
  'too-large': 'the frontmatter has too many parts to be read; move data to a file of its own',
  'control-character':
    'a control character stands here, which YAML forbids and many parsers refuse; remove it',
  other: 'not valid YAML: {message}',
};

/** What is said about each cause of unreadable YAML. */
export const YAML_SYNTAX: Readonly<Record<string, RuleMessage>> = Object.fromEntries(
  Object.entries(TEXTS).map(([cause, text]) => [cause, { severity: 'effect', text }]),
);
