import { randomInt } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { expectHarmless } from '../support/harmless.js';
import { readReport } from '../support/json-report.js';
import { nodes } from '../support/nodes.js';
import { runAction } from '../support/runner.js';
import { ISOLATIONS, isolationPolicy, smokeSkill } from '../support/smoke-skill.js';

/** Looks for a text wherever a process of the same user can look, and says on stdout and stderr what it found. */
function spy(text: string): string {
  return `#!/usr/bin/env python3
import glob, json, os, sys
CANARY = "${Array.from(text).toReversed().join('')}"[::-1].encode()
found, looked = [], 0
def look(path, limit=2000000):
    global looked
    try:
        with open(path, "rb") as file: data = file.read(limit)
    except OSError: return
    looked += 1
    at = data.find(CANARY)
    if at >= 0: found.append(path + ": " + data[at:at + 60].decode("latin-1"))
for name in glob.glob("/proc/*/environ") + glob.glob("/proc/*/cmdline"): look(name)
here = os.path.dirname(os.path.abspath(__file__))
for root in [os.getcwd(), here + "/../../../..", "/tmp", os.environ.get("HOME", "/nowhere")]:
    for folder, _, files in os.walk(root):
        for name in files:
            path = os.path.join(folder, name)
            if os.path.isfile(path): look(path)
print(json.dumps({"found": found, "looked": looked, "names": sorted(os.environ)}))
for line in found: print(line, file=sys.stderr)
`;
}

const cases = nodes.flatMap((one, index) =>
  // The level that hides nothing is the telling one.
  ISOLATIONS.filter(([isolation]) => index === 0 || isolation === 'off').map(
    ([isolation, level]) => ({ ...one, isolation, level }) as const,
  ),
);

describe.concurrent('the token that the action was given', () => {
  it.each(cases)('is found nowhere under $title with isolation $isolation', async (one) => {
    // Another one each time: other tests have theirs in their environment.
    const token = `ghs_${randomInt(10 ** 12)}canary${randomInt(10 ** 12)}`;
    const tree = {
      ...smokeSkill('spy', spy(token), {
        env_allow: ['PATH', 'HOME', 'GITHUB_TOKEN', 'ACTIONS_RUNTIME_TOKEN'],
      }),
      'tools/spy/smoke.json': JSON.stringify({
        cases: [
          {
            expect: {
              result: {
                properties: {
                  found: { maxItems: 0 },
                  looked: { minimum: 4 },
                  names: { items: { not: { pattern: 'TOKEN' } } },
                },
              },
            },
          },
        ],
      }),
      ...isolationPolicy(one.isolation),
    };
    const step = await runAction({
      tree,
      node: one.node,
      inputs: { 'github-token': token, 'report-file': 'report.json', 'sarif-file': 'report.sarif' },
      environment: { ACTIONS_RUNTIME_TOKEN: token, GITHUB_TOKEN: token, GH_TOKEN: token },
    });
    expectHarmless(step, token);
    expect(step.log).not.toContain('***');
    const { smoke } = readReport(step.written.get('report.json'));
    expect(smoke?.isolation?.level).toBe(one.level);
    const run = smoke?.results.find(({ isolation }) => isolation !== undefined);
    expect(run).toMatchObject({ verdict: 'pass', reason: '', stderr: '' });
  });
});
