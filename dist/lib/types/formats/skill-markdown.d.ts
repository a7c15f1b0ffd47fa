import type { Range } from '../domain/location.js';
import type { SourceText } from './text.js';
import type { YamlDocument } from './yaml-tree.js';
/** Why a file has no frontmatter that YAML readers of the open specification would see. */
export interface FenceFault {
    /**
     * missing: no fence anywhere near the top · preceded: something stands above it · in-code-fence · blank-line-above ·
     * unterminated · near-fence: never closed, but a line such as `----` or `...` looks meant
     */
    readonly kind: 'missing' | 'preceded' | 'in-code-fence' | 'blank-line-above' | 'unterminated' | 'near-fence';
    /** The line to look at; for what is never closed, the opening fence. */
    readonly range: Range;
    /** The fence found further down, or the line that looks like a closing fence. */
    readonly other?: Range;
    readonly otherText?: string;
}
/** A SKILL.md as the open specification reads it. */
export interface SkillMarkdown {
    readonly source: SourceText;
    readonly fence: FenceFault | undefined;
    /** The frontmatter as YAML; undefined where the fences are at fault. */
    readonly yaml: YamlDocument | undefined;
    /** The lines between the fences, without them (1-based, end exclusive); undefined where the fences are at fault. */
    readonly block: {
        readonly firstLine: number;
        readonly endLine: number;
    } | undefined;
    /** The 1-based line at which the body begins; 1 where there is no frontmatter. */
    readonly bodyLine: number;
}
/** Splits a SKILL.md at its fences and parses the block as YAML. Never throws. */
export declare function readSkillMarkdown(source: SourceText): SkillMarkdown;
