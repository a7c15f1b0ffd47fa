import { describe, expect, it } from 'vitest';
import { renderGithubCommands } from '../../src/report/github-commands.js';
import { commandsIn } from '../support/runner-commands.js';
import { HOSTILE, at, sampleFinding, sampleReport } from '../support/sample-report.js';

describe('renderGithubCommands', () => {
  it('gives one command for each annotation, with its place', () => {
    const commands = commandsIn(renderGithubCommands(sampleReport([sampleFinding()], { result: 'fail' })));
    expect(commands.map(({ name }) => name)).toEqual(['error', 'error']);
    expect(Object.fromEntries(commands[1]?.properties ?? [])).toMatchObject({
      file: 'skills/a/SKILL.md',
      line: '2',
      col: '7',
    });
  });

  it('lets no text end a command or begin another', () => {
    const findings = [sampleFinding({ values: { why: HOSTILE }, location: at(`a,b:${HOSTILE}`, 1) })];
    const commands = commandsIn(renderGithubCommands(sampleReport(findings, { result: 'fail' })));
    expect(commands.map(({ name }) => name)).toEqual(['error', 'error']);
    expect(commands[1]?.properties.get('title')).toBe('file-unreadable');
  });
});
