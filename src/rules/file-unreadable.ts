import { locate } from '../domain/location.js';
import type { UnreadableReason } from '../domain/tree.js';
import { defineRule } from './rule.js';

const WHY: Readonly<Record<UnreadableReason, string>> = {
  missing: 'nothing stands there',
  directory: 'it is a directory',
  'not-regular': 'it is a FIFO, a socket or a device',
  permission: 'its permissions forbid reading it',
  'too-large': 'it is larger than 8 MiB',
  outside: 'it leads out of the repository',
  'link-loop': 'it is a link that leads back to itself',
  failed: 'the system failed to read it',
};

export const rule = defineRule({
  name: 'file-unreadable',
  summary: 'A manifest cannot be read.',
  rationale:
    'Every loader passes over a manifest that it cannot open, and most say nothing. What a link outside the repository leads to depends on the machine, so it is not read here either.',
  subject: ['skill.json', 'SKILL.md', 'ogcode.json', 'index.json', 'persona'],
  messages: {
    unreadable: { severity: 'error', text: 'cannot be read: {why}; put a regular file there' },
    link: {
      severity: 'error',
      text: 'is a link to "{target}" and cannot be read: {why}; put the file itself there',
    },
  },
  examples: [
    {
      bad: { 'skills/pwned/SKILL.md': { symlink: '/etc/hostname' } },
      good: { 'skills/tidy/SKILL.md': '---\nname: tidy\ndescription: Tidies a table.\n---\n' },
    },
    {
      bad: { 'skills/gone/SKILL.md': { symlink: 'GONE.md' } },
      good: {
        'skills/tidy/SKILL.md': { symlink: 'OTHER.md' },
        'skills/tidy/OTHER.md': '---\nname: tidy\ndescription: Tidies a table.\n---\n',
      },
    },
  ],
  check({ path, runtimes }, context) {
    const read = context.documents.read(path);
    if (read.ok) return;
    const location = locate(path);
    const effects = runtimes.map(
      (runtime) => ({ runtime, outcome: 'dropped', detail: 'skipped: it cannot be read' }) as const,
    );
    const entry = context.documents.tree.stat(path);
    if (entry?.kind !== 'symlink') {
      context.report({ message: 'unreadable', values: { why: WHY[read.reason] }, location, effects });
      return;
    }
    const { kind } = context.documents.folders.resolve(path);
    const why = kind === 'outside' ? WHY.outside : kind === 'loop' ? WHY['link-loop'] : 'it leads to no file';
    context.report({ message: 'link', values: { target: entry.target ?? '', why }, location, effects });
  },
});
