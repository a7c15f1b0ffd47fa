import { baseName } from '../../domain/paths.js';
import type { Decision } from '../../domain/plan.js';
import type { Documents } from '../../formats/documents.js';
import { readFrontmatter } from './frontmatter.js';
import { textOf } from './required-fields.js';
import { rewriteName } from './rewrite-name.js';
import { COMMAND_FIELDS } from './shapes.js';
import type { FoundFile } from './walk.js';

/** A command, which ongrid turns into a skill that its own name brings into play. */
interface CommandReading {
  readonly decision: Decision;
  readonly warnings: readonly string[];
}

/** Reads a `commands/**.md`: `commands/deploy.md` becomes the skill `cmd_deploy`, wherever below `commands` it stands. */
export function readCommand(documents: Documents, { path, file }: FoundFile): CommandReading {
  const read = readFrontmatter(documents, file, COMMAND_FIELDS);
  const stem = baseName(path).slice(0, -'.md'.length);
  const name = `cmd_${rewriteName(stem)}`;
  if (read.stop) {
    const { reason, message } = read.stop;
    const decision: Decision = { path, file, verdict: 'skipped', name, reason, message, faults: read.faults };
    return { decision, warnings: ['command_parse_failed'] };
  }
  const written = textOf(read, 'description');
  const description = written === '' ? `Run the command /${stem}` : written;
  return {
    decision: {
      path,
      file,
      verdict: 'loads',
      name,
      skill: { kind: 'native', name, description, path },
      faults: [],
    },
    warnings: written === '' ? ['command_missing_description'] : [],
  };
}
