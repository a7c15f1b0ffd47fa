import { describe, expect, it } from 'vitest';
import { findNameFault, suggestHyphenated, suggestSnake } from '../../src/domain/skill-name.js';

describe('findNameFault', () => {
  it.each(['a', 'pdf-forms', '3d', 'a'.repeat(64)])('takes %s', (name) => {
    expect(findNameFault(name)).toBeUndefined();
  });

  it.each([
    ['a'.repeat(65), 'too-long'],
    ['my--skill', 'double-hyphen'],
    ['-a', 'edge-hyphen'],
    ['a-', 'edge-hyphen'],
    ['数据分析', 'non-ascii'],
    ['rédacteur', 'non-ascii'],
    ['Rédacteur', 'characters'],
    ['Mail Automation', 'characters'],
    ['code_explorer', 'characters'],
    ['', 'characters'],
    ['a\n::error::b', 'characters'],
  ])('refuses %j as %s', (name, variant) => {
    expect(findNameFault(name)?.variant).toBe(variant);
  });
});

describe('suggestions', () => {
  it.each([
    ['Mail Automation', 'mail-automation', 'mail_automation'],
    ['code_explorer', 'code-explorer', 'code_explorer'],
    ['queryX', 'query-x', 'query_x'],
    ['Rédacteur', 'redacteur', 'redacteur'],
    ['数据', 'my-skill', 'my_skill'],
  ])('%s', (name, hyphenated, snake) => {
    expect(suggestHyphenated(name)).toBe(hyphenated);
    expect(suggestSnake(name)).toBe(snake);
  });
});
