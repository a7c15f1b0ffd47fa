import { defineRule } from './rule.js';
import { ogcodeEffect, reportEach } from './support/ogcode-config.js';

export const rule = defineRule({
  name: 'config-path',
  summary: 'An entry of skills.paths or skills.urls leads to no skills.',
  rationale:
    'ogcode passes over a path that is not there without a word, and every skill behind it is missing. Relative paths count from the directory in which it is started; an absolute one holds on one machine only.',
  subject: ['ogcode.json'],
  messages: {
    missing: {
      severity: 'warning',
      text: 'skills.paths entry "{path}" leads to "{target}", which is not there; relative paths count from the project directory',
    },
    'not-directory': {
      severity: 'warning',
      text: 'skills.paths entry "{path}" leads to "{target}", which is no directory; name the directory of the skills',
    },
    absolute: {
      severity: 'warning',
      text: 'skills.paths entry "{path}" holds only on a machine that has it; write a path relative to the project directory',
    },
    outside: {
      severity: 'notice',
      text: 'skills.paths entry "{path}" leads out of the repository, so it was not looked at',
    },
    empty: {
      severity: 'warning',
      text: 'an empty skills.paths entry is passed over; write "." for the project directory, or remove it',
    },
    url: {
      severity: 'warning',
      text: 'skills.urls entry "{url}" is no http or https URL; write the whole URL of the index',
    },
  },
  examples: [
    {
      bad: {
        'ogcode.json': '{"skills": {"paths": ["taem"]}}\n',
        'team/tidy/SKILL.md': '---\nname: tidy\ndescription: Tidies.\n---\n',
      },
      good: {
        'ogcode.json': '{"skills": {"paths": ["team"]}}\n',
        'team/tidy/SKILL.md': '---\nname: tidy\ndescription: Tidies.\n---\n',
      },
    },
    {
      bad: { 'ogcode.json': '{"skills": {"urls": ["skills.example.com/index.json"]}}\n' },
      good: { 'ogcode.json': '{"skills": {"urls": ["https://skills.example.com/index.json"]}}\n' },
    },
  ],
  check(manifest, context) {
    if (!manifest.runtimes.includes('ogcode')) return;
    const faults = context.plans
      .flatMap((plan) => plan.faults)
      .filter(({ code, location }) => code === 'config-path' && location.path === manifest.path);
    reportEach(faults, context, ({ variant, values, location, outcome, detail }) => ({
      message: variant,
      values,
      location,
      effects: ogcodeEffect(outcome, detail),
    }));
  },
});
