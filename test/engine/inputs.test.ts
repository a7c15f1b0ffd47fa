import { describe, expect, it } from 'vitest';
import { ConfigurationError } from '../../src/domain/errors.js';
import { parseAllowList, parseFailOn, parseRuntimes } from '../../src/engine/inputs.js';

describe('parseRuntimes', () => {
  it('takes the names of runtimes', () => {
    expect(parseRuntimes(['ongrid', 'agent-skills'])).toEqual(['ongrid', 'agent-skills']);
  });

  it.each([
    ['ogcod', 'runtime: "ogcod" is none of agent-skills, ogcode, ongrid; did you mean "ogcode"?'],
    ['Ongrid', 'runtime: "Ongrid" is none of agent-skills, ogcode, ongrid; did you mean "ongrid"?'],
    ['windows', 'runtime: "windows" is none of agent-skills, ogcode, ongrid'],
  ])('refuses %s', (name, message) => {
    expect(() => parseRuntimes([name])).toThrow(new ConfigurationError(message));
  });
});

describe('parseFailOn', () => {
  it('takes the severities and never', () => {
    expect(['never', 'error', 'warning', 'notice'].map(parseFailOn)).toEqual([
      'never',
      'error',
      'warning',
      'notice',
    ]);
  });

  it('refuses anything else', () => {
    expect(() => parseFailOn('warn')).toThrow('fail-on: "warn" is none of never, error, warning, notice');
  });
});

describe('parseAllowList', () => {
  it.each([
    [['skills'], ['skills']],
    [
      ['./skills/', '', ' tools '],
      ['skills', 'tools'],
    ],
    [['.'], ['.']],
    [['a/../b'], ['b']],
    [['/checkout/repo/skills:/checkout/repo,/checkout/repo/b'], ['skills', '.', 'b']],
  ])('reads %j', (lines, paths) => {
    expect(parseAllowList(lines, '/checkout/repo/').map(({ path }) => path)).toEqual(paths);
  });

  it.each([
    ['../other', 'allow-list: "../other" leaves the repository'],
    ['/etc/skills', 'lies outside the repository'],
    ['/checkout/repository/skills', 'lies outside the repository'],
  ])('refuses %s', (line, message) => {
    expect(() => parseAllowList([line], '/checkout/repo')).toThrow(message);
  });
});
