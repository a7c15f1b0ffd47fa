import { locate } from '../domain/location.js';
import { defineRule } from './rule.js';
import { frontmatterField } from './support/manifest-field.js';
import { readToolGrants } from './support/tool-grants.js';
import { findDenial } from './support/tool-policy.js';

const POLICY = { 'skillgate.yml': 'tools: { deny: ["Bash", "Bash(rm:*)"] }\n' };

function skill(tools: string): Readonly<Record<string, string>> {
  return {
    'skills/tidy/SKILL.md': `---\nname: tidy\ndescription: Tidies a table.\nallowed-tools: ${tools}\n---\n`,
  };
}

export const rule = defineRule({
  name: 'tool-not-allowed',
  summary: 'The policy forbids a grant in allowed-tools.',
  rationale:
    'A grant in `allowed-tools` is used without asking the user. The policy lists under `tools.deny` what nobody may ask for; `Bash` there means Bash without a scope, and `Bash(git status:*)` is another thing.',
  subject: ['SKILL.md'],
  enforcesPolicy: true,
  messages: {
    denied: {
      severity: 'error',
      text: 'the policy forbids the grant "{grant}" (by "{entry}"): leave it out, or grant less of the tool',
    },
  },
  examples: [
    {
      bad: { ...skill('Read Bash'), ...POLICY },
      good: { ...skill('Read Bash(git status:*)'), ...POLICY },
    },
    {
      bad: { ...skill('Bash(rm -rf:*)'), ...POLICY },
      good: { ...skill('Bash(rmdir)'), 'skillgate.yml': 'tools: { deny: ["Bash", "Bash(rm)"] }\n' },
    },
  ],
  check(manifest, context) {
    const deny = context.policy.tools?.deny;
    const source = context.documents.source(manifest.path);
    if (!deny || !source) return;
    const { grants } = readToolGrants(frontmatterField(manifest, context, 'allowed-tools'), source);
    for (const grant of grants) {
      const entry = findDenial(grant, deny);
      if (entry === undefined) continue;
      const location = locate(manifest.path, grant.range);
      context.report({ message: 'denied', values: { grant: grant.text, entry }, location });
    }
  },
});
