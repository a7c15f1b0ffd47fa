import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type ColourQuestion, paletteFor, print, printError, wantsColour } from '../../src/cli/terminal.js';
import { HOSTILE } from '../support/report-fixture.js';
import { commandsIn } from '../support/runner-commands.js';

describe('colours', () => {
  it.each<[isTerminal: boolean | undefined, environment: ColourQuestion['environment'], wants: boolean]>([
    [true, {}, true],
    [true, { TERM: 'xterm-256color' }, true],
    [true, { TERM: 'dumb' }, false],
    [false, {}, false],
    [undefined, { CI: 'true', GITHUB_ACTIONS: 'true' }, false],
    [true, { NO_COLOR: '1' }, false],
    [true, { NO_COLOR: '' }, true],
    [false, { FORCE_COLOR: '1' }, true],
    [false, { FORCE_COLOR: 'true' }, true],
    [true, { FORCE_COLOR: '0' }, false],
    [true, { FORCE_COLOR: 'false' }, false],
    [false, { FORCE_COLOR: '' }, false],
    [true, { NO_COLOR: '1', FORCE_COLOR: '1' }, false],
  ])('terminal %s, %j: %s', (isTerminal, environment, wants) => {
    expect(wantsColour({ isTerminal, environment })).toBe(wants);
  });

  it('are in the palette where they are wanted', () => {
    vi.stubEnv('NO_COLOR', '');
    vi.stubEnv('FORCE_COLOR', '1');
    expect(paletteFor('stdout').red('x')).toBe('\u001b[31mx\u001b[39m');
    vi.stubEnv('FORCE_COLOR', '0');
    expect(paletteFor('stdout').red('x')).toBe('x');
    vi.unstubAllEnvs();
  });
});

/** Lets standard output fail as a stream does. */
function fail(code: string): boolean {
  return process.stdout.emit('error', Object.assign(new Error(code), { code }));
}

describe('printing', () => {
  let printed: readonly string[] = [];

  beforeEach(() => {
    printed = [];
    for (const name of ['stdout', 'stderr'] as const) {
      vi.spyOn(process[name], 'write').mockImplementation((text) => {
        printed = [...printed, `${name}: ${String(text)}`];
        return true;
      });
    }
  });

  it('goes to its stream, with a line end', () => {
    print('a');
    printError('b\n');
    expect(printed).toEqual(['stdout: a\n', 'stderr: b\n']);
  });

  it('drops colours where the stream has none', () => {
    vi.stubEnv('FORCE_COLOR', '0');
    print('\u001b[31mred\u001b[39m');
    vi.stubEnv('FORCE_COLOR', '1');
    print('\u001b[31mred\u001b[39m\u001b[2J');
    vi.unstubAllEnvs();
    expect(printed).toEqual(['stdout: red\n', 'stdout: \u001b[31mred\u001b[39m\n']);
  });

  it.each(HOSTILE)('holds no command: %j', (text) => {
    print(text);
    expect(commandsIn(printed.map((line) => line.slice('stdout: '.length)).join(''))).toEqual([]);
  });

  it('ends quietly when the reader is gone, and only then', () => {
    print('a');
    expect(() => fail('ENOSPC')).toThrow('ENOSPC');
    expect(fail('EPIPE')).toBe(true);
    print('b');
    expect(printed).toEqual(['stdout: a\n']);
  });
});
