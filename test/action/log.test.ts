import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { annotate, log, setOutputs, writeSummary } from '../../src/action/log.js';
import { HOSTILE } from '../support/report-fixture.js';
import { commandsIn } from '../support/runner-commands.js';
import { parsePairs } from '../support/runner-files.js';

let printed = '';
let directory = '';

beforeEach(() => {
  printed = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += String(text);
    return true;
  });
  directory = mkdtempSync(path.join(tmpdir(), 'skillgate-log-'));
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(directory, { recursive: true, force: true });
});

function fileFor(variable: string): string {
  const file = path.join(directory, variable);
  writeFileSync(file, '');
  vi.stubEnv(variable, file);
  return file;
}

describe('log', () => {
  it('prints lines, ended once', () => {
    log('a\nb');
    log('c\n');
    expect(printed).toBe('a\nb\nc\n');
  });

  it.each(HOSTILE)('prints no command: %j', (text) => {
    log(text);
    log(`x ${text}`);
    expect(commandsIn(printed)).toEqual([]);
  });
});

describe('annotate', () => {
  it('prints one command with all its properties', () => {
    annotate({
      severity: 'warning',
      title: 'name-format',
      message: '100% sure:\nmend it',
      path: 'a,b:c%/SKILL.md',
      startLine: 2,
      endLine: 2,
      startColumn: 3,
      endColumn: 9,
    });
    const [command, ...others] = commandsIn(printed);
    expect(others).toEqual([]);
    expect(command).toMatchObject({ name: 'warning', data: '100% sure:\nmend it', grammar: 'v2' });
    expect(Object.fromEntries(command?.properties ?? [])).toEqual({
      title: 'name-format',
      file: 'a,b:c%/SKILL.md',
      line: '2',
      endline: '2',
      col: '3',
      endcolumn: '9',
    });
  });

  it('leaves out the place where there is none', () => {
    annotate({ severity: 'error', title: 'Skillgate', message: 'Failed.' });
    expect(printed.trimEnd()).toBe('::error title=Skillgate::Failed.');
  });

  it.each(HOSTILE)('is exactly one command whatever the texts: %j', (text) => {
    annotate({ severity: 'notice', title: text, message: text, path: text, startLine: 1 });
    const commands = commandsIn(printed);
    expect(commands.map(({ name }) => name)).toEqual(['notice']);
    expect(commands[0]?.properties.get('file') ?? '').toBe(text);
  });
});

describe('outputs', () => {
  it('go to the runner’s file', () => {
    const file = fileFor('GITHUB_OUTPUT');
    setOutputs({ result: 'fail', 'errors-count': 2, 'report-file': 'a\nb=c' });
    expect(Object.fromEntries(parsePairs(readFileSync(file, 'utf8')))).toEqual({
      result: 'fail',
      'errors-count': '2',
      'report-file': 'a\nb=c',
    });
    expect(printed).toBe('');
  });

  it.each([
    ['not given', undefined],
    ['not there', '/nowhere/output'],
  ])('are told to be missing where the file is %s', (_, file) => {
    vi.stubEnv('GITHUB_OUTPUT', file);
    setOutputs({ result: 'fail' });
    expect(printed).toMatch(/^Outputs are not set: .*\n$/);
    expect(commandsIn(printed)).toEqual([]);
  });
});

describe('the summary', () => {
  it('is added to the runner’s file, once for each call', async () => {
    const file = fileFor('GITHUB_STEP_SUMMARY');
    await writeSummary('# One\n');
    await writeSummary('# Two\n');
    expect(readFileSync(file, 'utf8')).toBe('# One\n# Two\n');
  });

  it('is told to be missing where there is no file', async () => {
    vi.stubEnv('GITHUB_STEP_SUMMARY', undefined);
    await writeSummary('# One');
    expect(printed).toMatch(/^No summary is written: .*\n$/);
  });
});
