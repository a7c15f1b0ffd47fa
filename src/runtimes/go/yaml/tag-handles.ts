import type { Mark } from './cursor.js';
import { YamlFault } from './fault.js';
import type { TagDirectiveToken, TagToken, Token, VersionToken } from './token.js';

type DirectiveToken = VersionToken | TagDirectiveToken;

export function isDirective(token: Token): token is DirectiveToken {
  return token.type === 'version-directive' || token.type === 'tag-directive';
}

/** What the handles of tags stand for: `!!` for YAML's own tags, and what `%TAG` lines declare. */
export class TagHandles {
  private readonly prefixes = new Map<string, string>();
  private hasVersion = false;

  /** Takes a line `%TAG` or `%YAML`; of versions only 1.1 will do. */
  declare(token: DirectiveToken): void {
    if (token.type === 'version-directive') {
      if (this.hasVersion) throw new YamlFault('parser', 'found duplicate %YAML directive', token.start);
      if (token.major !== 1 || token.minor !== 1) {
        throw new YamlFault('parser', 'found incompatible YAML document', token.start);
      }
      this.hasVersion = true;
    } else if (this.prefixes.has(token.handle)) {
      throw new YamlFault('parser', 'found duplicate %TAG directive', token.start);
    } else this.prefixes.set(token.handle, token.prefix);
  }

  /** The whole tag; `context` is where the node with its properties begins. */
  expand({ handle, suffix, start }: TagToken, context: Mark): string {
    if (handle === '') return suffix;
    const prefix = this.prefixes.get(handle) ?? USUAL.get(handle);
    const tag = prefix === undefined ? '' : prefix + suffix;
    if (tag === '') throw new YamlFault('parser', 'found undefined tag handle', start, context);
    return tag;
  }
}

const USUAL: ReadonlyMap<string, string> = new Map([
  ['!', '!'],
  ['!!', 'tag:yaml.org,2002:'],
]);
