import { describe, expect, it } from 'vitest';
import { check } from '../../src/engine/check.js';
import { memoryTree } from '../../src/platform/memory-tree.js';
import { renderPlan } from '../../src/report/plan.js';
import { renderSummary } from '../../src/report/summary/render-summary.js';

function skill(name: string, own: string): string {
  return JSON.stringify({ name, description: 'x', entry: 'run.sh', class: own });
}

function persona(name: string, mode: string): string {
  return `---\nname: ${name}\ndescription: x\nwhen_to_use: x\npermission_mode: ${mode}\n---\n`;
}

const run = { text: '#!/bin/sh\necho {}\n', mode: '755' };
const report = check(
  memoryTree({
    'a/skill.json': skill('a', 'safe'),
    'a/run.sh': run,
    'b/skill.json': skill('b', 'mutating'),
    'b/run.sh': run,
    'c/skill.json': skill('c', 'dangerous'),
    'c/run.sh': run,
    'agents/reader.md': persona('reader', 'read-only'),
    'agents/writer.md': persona('writer', 'mutating-with-confirm'),
  }),
);

describe('who may call which skill', () => {
  it('stands below the load table', () => {
    expect(renderPlan(report).split('\n\n').at(-1)).toBe(`\
skill         class      may be called by
a/skill.json  safe       reader and writer
b/skill.json  mutating   writer
c/skill.json  dangerous  nobody
`);
  });

  it('is a section of the summary', () => {
    const [, section = ''] = renderSummary(report).split('## Personas\n');
    expect(section).toContain(
      '| <code>a/skill.json</code> | <code>safe</code> | <code>reader</code>, <code>writer</code> |',
    );
    expect(section).toContain('| <code>c/skill.json</code> | <code>dangerous</code> | nobody |');
  });

  it('is left out where there are no personas', () => {
    const without = check(memoryTree({ 'a/skill.json': skill('a', 'safe'), 'a/run.sh': run }));
    expect(renderPlan(without)).not.toContain('may be called by');
    expect(renderSummary(without)).not.toContain('Personas');
  });
});
