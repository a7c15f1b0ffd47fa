import type { Fault } from '../../domain/plan.js';
import type { Decoded } from '../go/yaml/decode.js';
import { changing } from '../ongrid/faults.js';
import type { NativeFrontmatter } from './frontmatter.js';

/** The classes of a native skill's tools; an empty one counts as `read`. Not those of subprocess skills. */
const TOOL_CLASSES: readonly string[] = ['read', 'write', 'destructive'];

/** What a native skill's tools are called, and of which class they say they are. */
export function toolsOf(
  value: Decoded | undefined,
): readonly { readonly name: string; readonly class: string }[] {
  return toolItems(value).map((tool) => ({ name: textOf(tool, 'name'), class: textOf(tool, 'class') }));
}

/** Classes that no policy but the one for everything lets through. */
export function toolFaults(read: NativeFrontmatter): readonly Fault[] {
  return toolItems(read.value).flatMap((tool) => {
    const word = textOf(tool, 'class');
    if (word === '' || TOOL_CLASSES.includes(word)) return [];
    const suggestion = suggestToolClass(word);
    const mistake = {
      code: 'tool-class-unknown',
      variant: suggestion === undefined ? 'unknown-plain' : 'unknown',
      values: {
        class: word,
        tool: textOf(tool, 'name'),
        ...(suggestion === undefined ? {} : { suggestion }),
      },
      location: read.locate(tool.fields?.get('class')),
    };
    return [changing(mistake, 'offers the tool only where every class is let through')];
  });
}

/** The words of ongrid's other taxonomy, and other words that are met, as classes of tools. */
const OTHER_WORDS: ReadonlyMap<string, string> = new Map([
  ['safe', 'read'],
  ['readonly', 'read'],
  ['reading', 'read'],
  ['mutating', 'write'],
  ['mutate', 'write'],
  ['readwrite', 'write'],
  ['update', 'write'],
  ['dangerous', 'destructive'],
  ['delete', 'destructive'],
  ['destroy', 'destructive'],
  ['destructiv', 'destructive'],
]);

function suggestToolClass(word: string): string | undefined {
  const plain = word.toLowerCase().replaceAll(/[^a-z]+/g, '');
  return TOOL_CLASSES.includes(plain) ? plain : OTHER_WORDS.get(plain);
}

function toolItems(value: Decoded | undefined): readonly Decoded[] {
  return value?.fields?.get('tools')?.items ?? [];
}

function textOf(value: Decoded, field: string): string {
  return value.fields?.get(field)?.text ?? '';
}
