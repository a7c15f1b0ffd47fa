// npm test: every check and every test; the last line counts them. A check counts as one test.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runTool } from './tools.mjs';

const formatted = ['src', 'test', 'scripts', 'vitest.config.ts'];
const checks = [
  { name: 'type-check', packageName: 'typescript', command: 'tsc', args: ['-p', 'tsconfig.json'] },
  { name: 'lint', packageName: 'oxlint', args: ['--type-aware', '--deny-warnings'] },
  { name: 'format', packageName: 'oxfmt', args: ['--check', ...formatted] },
];

const total = { passed: 0, failed: 0 };
for (const { name, ...tool } of checks) {
  console.log(`\n> ${name}`);
  if ((await runTool(tool)) === 0) total.passed += 1;
  else total.failed += 1;
}

console.log('\n> tests');
const tests = await runVitest(process.argv.slice(2));
total.passed += tests.passed;
total.failed += tests.failed;

process.exitCode = total.failed > 0 ? 1 : 0;
console.log(`\n${total.passed} passed, ${total.failed} failed`);

/** Extra arguments (file names, -t) go to vitest. */
async function runVitest(extra) {
  const folder = mkdtempSync(path.join(tmpdir(), 'skillgate-test-'));
  const report = path.join(folder, 'report.json');
  try {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const code = await runTool({ packageName: 'vitest', args: ['run', ...reporters, ...extra] });
    const counts = countTests(report);
    // An error outside any test, or no report at all, must not look like success.
    if (code !== 0 && counts.failed === 0) counts.failed = 1;
    return counts;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function countTests(report) {
  let files;
  try {
    files = JSON.parse(readFileSync(report, 'utf8')).testResults;
  } catch {
    return { passed: 0, failed: 1 };
  }
  let passed = 0;
  let failed = 0;
  for (const { status, assertionResults } of files) {
    const failures = assertionResults.filter((test) => test.status === 'failed').length;
    passed += assertionResults.filter((test) => test.status === 'passed').length;
    // A file that fails to load has no tests of its own to count.
    failed += status === 'failed' ? Math.max(failures, 1) : failures;
  }
  return { passed, failed };
}
