import { describe, expect, it } from 'vitest';
import { findingsOf, place, words } from '../support/rule-findings.js';
import { script, skill } from '../support/skill-json.js';

const rule = 'class-understated';

function said(text: string, fields: object = {}): readonly string[] {
  return findingsOf(rule, script(text, fields)).map(
    ({ values }) => `${values['line']}: ${values['change']} ${values['command']}`,
  );
}

describe('a shell script', () => {
  it.each<[line: string, expected: string]>([
    ['rm -rf "$1"', 'deletes rm -rf "$1"'],
    ['test -f x && /bin/rm x', 'deletes /bin/rm x'],
    ['if [ -f x ]; then sudo rm x; fi', 'deletes rm x'],
    ['out=$(rm -v x)', 'deletes rm -v x'],
    ['LANG=C systemctl --user restart app', 'restarts systemctl --user restart app'],
    ['case $1 in stop) service nginx stop;; esac', 'restarts service nginx stop'],
    ['kubectl -n prod delete pod "$1"', 'deletes kubectl -n prod delete pod "$1"'],
    ['curl -s -X DELETE "$url"', 'deletes curl -s -X DELETE "$url"'],
    ['find . -name "*.log" -delete', 'deletes find . -name "*.log" -delete'],
    ['sed -i s/a/b/ /etc/hosts', 'writes sed -i s/a/b/ /etc/hosts'],
    ['git push origin main', 'writes git push origin main'],
    ['reboot', 'restarts reboot'],
    ['rm a \\\n  b', 'deletes rm a \\\n  b'],
    ['cat <<EOF | xargs rm\nx\nEOF', 'deletes xargs rm'],
  ])('%j', (line, expected) => {
    const found = said(`#!/bin/sh\n${line}\n`);
    expect(found).toEqual([`2: ${expected}`]);
  });

  it.each([
    'echo {}',
    '# rm -rf /',
    'echo "rm -rf /"',
    "echo 'systemctl restart app'",
    'echo rm x',
    'echo \\; rm x',
    'cat <<EOF\nrm -rf /\nEOF',
    "cat <<-'END'\n\trm x\n\tEND",
    'rm() { :; }',
    'rm -f "$tmp"',
    'rm -rf /tmp/disk 2>/dev/null',
    'work=$(mktemp -d)\nrm -rf "$work"',
    'trap \'rm -f "$x"\' EXIT',
    'systemctl status app',
    'kubectl get pods --watch',
    'git log --oneline',
    'docker ps',
    'sed s/a/b/ x',
    'alarm x',
    'grep -c "rm " x',
  ])('%j changes nothing', (line) => {
    expect(said(`#!/bin/bash\n${line}\n`)).toEqual([]);
  });
});

describe('other languages', () => {
  it.each([
    ['#!/usr/bin/env python3\nimport shutil\nshutil.rmtree(path)\n', ['3: deletes shutil.rmtree(path)']],
    ['#!/usr/bin/python3\n# shutil.rmtree(path)\nprint("os.remove(x)")\nshutil.rmtree(tempdir)\n', []],
    ['#!/usr/bin/env node\nfs.rmSync(path);\n', ['2: deletes fs.rmSync(path);']],
    ['#!/usr/bin/env node\n// fs.rmSync(path)\n', []],
    ['#!/usr/bin/env ruby\nFileUtils.rm_rf path\n', ['2: deletes FileUtils.rm_rf path']],
    ['#!/usr/bin/awk -f\nrm x\n', []],
    ['rm x\n', []],
  ])('%j', (text, expected) => {
    expect(said(text, { env_allow: ['PATH'] })).toEqual(expected);
  });
});

it.each(['mutating', 'dangerous', undefined, ''])('a skill of class %j is not declared safe', (name) => {
  expect(said('#!/bin/sh\nrm x\n', { class: name })).toEqual([]);
});

it('stands at the class and shows the command', () => {
  const [finding] = findingsOf(rule, script('#!/bin/sh\n\n  rm -rf "$1" # all\n'));
  expect(finding && place(finding)).toBe('warning disk/skill.json:5:12-5:18 understated');
  expect(finding && words(finding)).toBe(
    'class "safe" means that the skill only reads, but its entry deletes in line 3: "rm -rf "$1""; declare it "dangerous"',
  );
  expect(finding?.related).toEqual([
    {
      location: { path: 'disk/run.sh', start: { line: 3, column: 3 }, end: { line: 3, column: 14 } },
      note: 'deletes here',
    },
  ]);
});

it('reads long scripts in linear time', () => {
  const started = performance.now();
  for (const piece of ['"', "'", '#', '<<a\n', '(', '\\', '`', 'a=$(mktemp)\n', '"\\', 'x ', "#'", '<<']) {
    findingsOf(rule, script(`#!/bin/sh\n${piece.repeat(100_000)}`));
  }
  expect(performance.now() - started).toBeLessThan(15_000);
});

it('says nothing of prose', () => {
  expect(findingsOf(rule, skill({ description: 'Runs rm -rf.' }))).toEqual([]);
});
