import { describe, expect, it } from 'vitest';
import type { Decision } from '../../../src/domain/plan.js';
import { Documents } from '../../../src/formats/documents.js';
import { memoryTree } from '../../../src/platform/memory-tree.js';
import { findPersonas } from '../../../src/runtimes/ongrid-native/index.js';
import { nativePlan } from '../../support/native-findings.js';

function skill(name: string): string {
  return `---\nname: ${name}\ndescription: Does ${name}.\n---\n`;
}

/** `path: name` for what loads, `path: verdict fault` for what does not. */
function outcome({ path, verdict, name, skill: registered, reason, faults }: Decision): string {
  if (registered) return `${path}: ${registered.name}`;
  if (verdict === 'loads') return `${path}: ${name}`;
  const [fault] = faults;
  return `${path}: ${verdict} ${reason ?? fault?.variant}${reason ? '' : ` ${String(fault?.values['path'])}`}`;
}

function load(tree: object, roots?: readonly string[]): readonly string[] {
  return nativePlan(tree, roots).decisions.map(outcome);
}

function warnings(tree: object, roots?: readonly string[]): readonly string[] {
  return nativePlan(tree, roots).warnings.map(({ path, code }) => `${path}: ${code}`);
}

describe('the walk', () => {
  it('goes as deep as it can, through hidden directories and node_modules', () => {
    const tree = {
      'SKILL.md': skill('top'),
      'a/b/c/d/e/f/g/h/SKILL.md': skill('deep'),
      '.hidden/x/SKILL.md': skill('hidden'),
      'node_modules/x/SKILL.md': skill('installed'),
      'a/skill.md': skill('lower'),
    };
    expect(load(tree)).toEqual([
      'SKILL.md: top',
      '.hidden/x/SKILL.md: hidden',
      'a/b/c/d/e/f/g/h/SKILL.md: deep',
      'node_modules/x/SKILL.md: installed',
    ]);
  });

  it('loads a skill below another', () => {
    expect(load({ 'x/SKILL.md': skill('x'), 'x/more/y/SKILL.md': skill('y') })).toEqual([
      'x/SKILL.md: x',
      'x/more/y/SKILL.md: y',
    ]);
  });

  it.each(['x', '.'])('loses a skill with a folder skills of its own: %s', (directory) => {
    const at = (path: string): string => (directory === '.' ? path : `${directory}/${path}`);
    const tree = { [at('SKILL.md')]: skill('outer'), [at('skills/y/SKILL.md')]: skill('inner') };
    expect(load(tree)).toEqual([
      `${at('skills/y/SKILL.md')}: inner`,
      `${at('SKILL.md')}: invisible own-skills-folder ${at('skills')}`,
    ]);
  });

  it('loses it even where the folder is empty of skills', () => {
    expect(load({ 'x/SKILL.md': skill('x'), 'x/skills/notes.txt': 'n' })).toEqual([
      'x/SKILL.md: invisible own-skills-folder x/skills',
    ]);
  });

  it('walks nothing else of a directory with a folder of skills', () => {
    expect(load({ 'p/skills/a/SKILL.md': skill('a'), 'p/other/b/SKILL.md': skill('b') })).toEqual([
      'p/skills/a/SKILL.md: a',
      'p/other/b/SKILL.md: invisible outside-pack p',
    ]);
  });

  it('does not lose one within a folder that is walked as a whole', () => {
    expect(
      load({ '.claude/skills/a/SKILL.md': skill('a'), '.claude/skills/a/skills/b/SKILL.md': skill('b') }),
    ).toEqual(['.claude/skills/a/SKILL.md: a', '.claude/skills/a/skills/b/SKILL.md: b']);
  });
});

describe('roots', () => {
  const tree = { 'one/x/SKILL.md': skill('x'), 'two/y/SKILL.md': skill('y'), 'three/z/SKILL.md': skill('z') };

  it('are walked in order, each file once', () => {
    expect(load(tree, ['two', 'one', 'two/y', 'absent'])).toEqual([
      'two/y/SKILL.md: y',
      'one/x/SKILL.md: x',
      'three/z/SKILL.md: invisible outside undefined',
    ]);
  });
});

describe('links', () => {
  it('a skill behind a link within the root is loaded from where it is, once', () => {
    const tree = { 'lib/x/SKILL.md': skill('x'), 'skills/x': { symlink: '../lib/x' } };
    expect(load(tree)).toEqual(['lib/x/SKILL.md: x']);
    expect(warnings(tree)).toEqual([]);
  });

  it('a link to a directory is not entered', () => {
    const tree = { 'lib/x/SKILL.md': skill('x'), 'skills/x': { symlink: '../lib/x' } };
    expect(load(tree, ['skills'])).toEqual(['lib/x/SKILL.md: invisible behind-link skills/x']);
    expect(warnings(tree, ['skills'])).toEqual(['skills/x: escapes_root']);
  });

  it('a link to a folder of skills makes a container, and yields nothing', () => {
    const tree = {
      'lib/x/SKILL.md': skill('x'),
      '.claude/skills': { symlink: '../lib' },
      '.claude/commands/go.md': 'Go.',
    };
    expect(load(tree, ['.claude'])).toEqual([
      '.claude/commands/go.md: cmd_go',
      'lib/x/SKILL.md: invisible behind-link .claude/skills',
    ]);
  });

  it('a linked SKILL.md is read through inside its container, and dropped where it leads out', () => {
    const tree = {
      'x/real.md': skill('x'),
      'x/SKILL.md': { symlink: 'real.md' },
      'y/SKILL.md': { symlink: '../x/real.md' },
      'z/SKILL.md': { symlink: '/etc/passwd' },
      'loop/SKILL.md': { symlink: 'SKILL.md' },
    };
    expect(load(tree)).toEqual(['x/SKILL.md: x']);
    expect(warnings(tree)).toEqual([
      'loop/SKILL.md: symlink_error',
      'y/SKILL.md: escapes_root',
      'z/SKILL.md: escapes_root',
    ]);
  });
});

describe('packs', () => {
  const claude = { '.claude-plugin/plugin.json': '{"name": "tools", "skills": ["./other"]}' };

  it('of Claude load from skills alone, whatever their manifest lists', () => {
    const tree = {
      ...claude,
      'skills/a/SKILL.md': skill('a'),
      'other/b/SKILL.md': skill('b'),
      'SKILL.md': skill('c'),
    };
    expect(load(tree)).toEqual([
      'skills/a/SKILL.md: a',
      'SKILL.md: invisible outside-pack .',
      'other/b/SKILL.md: invisible outside-pack .',
    ]);
    expect(warnings(tree)).toEqual(['.claude-plugin/plugin.json: id_fallback_from_name']);
  });

  it('of openclaw load what their manifest lists', () => {
    const tree = {
      'p/openclaw.plugin.json': '{"id": "p", "skills": ["one", "./two/b", "/abs", "../up"], "channels": []}',
      'p/one/a/SKILL.md': skill('a'),
      'p/two/b/SKILL.md': skill('b'),
      'p/two/c/SKILL.md': skill('c'),
      'p/skills/d/SKILL.md': skill('d'),
    };
    expect(load(tree)).toEqual([
      'p/one/a/SKILL.md: a',
      'p/two/b/SKILL.md: b',
      'p/skills/d/SKILL.md: invisible outside-pack p',
      'p/two/c/SKILL.md: invisible outside-pack p',
    ]);
    expect(warnings(tree)).toEqual([
      'p/openclaw.plugin.json: openclaw_legacy_preserved',
      'p/openclaw.plugin.json: skills_path_rejected',
      'p/openclaw.plugin.json: skills_path_rejected',
    ]);
  });

  it('of openclaw load from skills where nothing is listed', () => {
    const tree = { 'p/openclaw.plugin.json': '{"id": "p"}', 'p/skills/a/SKILL.md': skill('a') };
    expect(load(tree)).toEqual(['p/skills/a/SKILL.md: a']);
  });

  it.each([
    ['no JSON', '{"name": }'],
    ['no object', '[]'],
    ['neither id nor name', '{"version": "1"}'],
    ['a name that is no string', '{"name": 5}'],
  ])('are lost whole with a manifest that is %s', (_title, manifest) => {
    const tree = {
      'p/.claude-plugin/plugin.json': manifest,
      'p/skills/a/SKILL.md': skill('a'),
      'q/SKILL.md': skill('q'),
    };
    expect(load(tree)).toEqual([
      'q/SKILL.md: q',
      'p/skills/a/SKILL.md: invisible broken-pack p/.claude-plugin/plugin.json',
    ]);
    expect(warnings(tree)).toEqual(['p/.claude-plugin/plugin.json: container_load_failed']);
  });

  it('warn about hooks and servers, which are dropped', () => {
    const tree = {
      'p/SKILL.md': skill('p'),
      'p/hooks/hooks.json': '{}',
      'p/hooks/run.sh': 'x',
      'p/.mcp.json': '{}',
    };
    expect(warnings(tree)).toEqual([
      'p/hooks: hooks_unsupported',
      'p/hooks/hooks.json: hooks_dropped',
      'p/hooks/run.sh: hooks_dropped',
      'p/.mcp.json: mcp_unsupported',
    ]);
  });
});

describe('commands', () => {
  it('become skills, however deep they stand', () => {
    const tree = {
      'p/SKILL.md': skill('p'),
      'p/commands/deploy-prod.md': '---\ndescription: Deploys.\nallowed-tools: [Bash]\n---\n',
      'p/commands/db/migrate.md': 'Migrate the database.\n',
      'p/commands/bad.md': '---\nallowed-tools: Bash, Edit\n---\n',
    };
    expect(load(tree)).toEqual([
      'p/SKILL.md: p',
      'p/commands/bad.md: skipped yaml',
      'p/commands/db/migrate.md: cmd_migrate',
      'p/commands/deploy-prod.md: cmd_deploy_prod',
    ]);
    expect(warnings(tree)).toEqual([
      'p/commands/bad.md: command_parse_failed',
      'p/commands/db/migrate.md: command_missing_description',
    ]);
  });
});

describe('personas', () => {
  const persona = '---\nname: watcher\ndescription: d\nwhen_to_use: w\n---\n';

  it('lie in agents, and every Markdown file there is one but a README', () => {
    const tree = {
      'agents/watcher.md': persona,
      'agents/Disk-Doctor.md': persona.replace('watcher', 'Disk-Doctor'),
      'agents/README.md': '# Agents\n',
      'agents/readme.md': '# Agents\n',
      'agents/NOTES.md': '# Notes\n',
      'agents/broken.md': persona.replace('name: watcher', 'name: a: b'),
      'agents/deeper/other.md': persona,
    };
    expect(load(tree)).toEqual([
      'agents/Disk-Doctor.md: Disk-Doctor',
      'agents/NOTES.md: skipped no-name',
      'agents/broken.md: skipped yaml',
      'agents/watcher.md: watcher',
    ]);
    expect(findPersonas(new Documents(memoryTree(tree)))).toEqual([
      'agents/Disk-Doctor.md',
      'agents/NOTES.md',
      'agents/broken.md',
      'agents/watcher.md',
    ]);
    expect(warnings(tree)).toEqual([
      'agents/Disk-Doctor.md: name_non_snake',
      'agents/NOTES.md: parse_failed',
      'agents/broken.md: parse_failed',
    ]);
  });
});

describe('warnings about skills', () => {
  it('are given by path', () => {
    const tree = {
      'a/SKILL.md': skill('a-b'),
      'b/SKILL.md': '---\nname: b\ndescription: x: y\n---\n',
      'c/SKILL.md':
        '---\nname: c\ndescription: d\nactivation: {mode: always}\nmetadata: {ongrid: {activation: {mode: keyword}}}\n---\n',
    };
    expect(warnings(tree)).toEqual([
      'a/SKILL.md: name_normalized',
      'b/SKILL.md: parse_failed',
      'c/SKILL.md: activation_conflict',
    ]);
  });
});
