import { locate } from '../domain/location.js';
import { ENTRY_LIMIT } from '../runtimes/ogcode/roots.js';
import { defineRule } from './rule.js';

export const rule = defineRule({
  name: 'root-overfull',
  summary: 'A directory of skills has more entries than ogcode examines.',
  rationale:
    'ogcode looks at the first 200 entries of a root in name order, files among them, and never at the rest. The skill that vanishes is the one with the last name, whatever was added.',
  subject: 'repository',
  messages: {
    overfull: {
      severity: 'error',
      text: '"{path}" holds {entries} entries, and ogcode examines only the first {limit} by name; move some elsewhere',
    },
  },
  examples: [{ bad: numbered(201), good: numbered(200), runtimes: ['ogcode'] }],
  check(context) {
    if (!context.manifests.some(({ runtimes }) => runtimes.includes('ogcode'))) return;
    const overfull = context.plans
      .flatMap(({ warnings }) => warnings)
      .filter(({ code }) => code === 'too-many-entries');
    for (const path of new Set(overfull.map((warning) => warning.path))) {
      const resolved = context.documents.folders.resolve(path);
      const entries = context.documents.folders.list(resolved.kind === 'found' ? resolved.path : path).length;
      context.report({
        message: 'overfull',
        values: { path, entries, limit: ENTRY_LIMIT },
        location: locate(path),
        effects: [{ runtime: 'ogcode', outcome: 'dropped', detail: 'never sees the entries beyond' }],
      });
    }
  },
});

function numbered(count: number): Readonly<Record<string, string>> {
  const names = Array.from({ length: count }, (_, index) => `s${String(index).padStart(3, '0')}`);
  const entries = names.map((name) => [
    `.agents/skills/${name}/SKILL.md`,
    `---\nname: ${name}\ndescription: x\n---\n`,
  ]);
  return Object.fromEntries(entries) as Readonly<Record<string, string>>;
}
