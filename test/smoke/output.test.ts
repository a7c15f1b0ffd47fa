import { describe, expect, it } from 'vitest';
import { judgeOutput } from '../../src/smoke/output.js';

function judge(text: string): unknown {
  const judged = judgeOutput(Buffer.from(text), false);
  return judged.ok ? judged.value : `${judged.fault.variant}:${judged.fault.line}:${judged.fault.text}`;
}

describe('stdout', () => {
  it.each<[text: string, wanted: unknown]>([
    ['{"a":1}', { a: 1 }],
    ['\n\n {} \r\n', {}],
    ['', 'empty:0:'],
    [' \t\r\n', 'empty:0:'],
    ['{}\n{}\n', 'several-values:2:{}'],
    ['{} {}', 'several-values:1:{} {}'],
    ['[info] start\n{}\n', 'log-line:1:[info] start'],
    ['start\nmore\n{"a": 1}\n', 'log-line:1:start'],
    ['[12:30] start\n{\n "a": 1\n}\n', 'log-line:1:[12:30] start'],
    ['{}\ndone\n', 'log-line:2:done'],
    ["{'a':1}", "not-json:1:{'a':1}"],
    ['Traceback\n  boom\n', 'not-json:1:Traceback'],
    ['{"a": NaN}', 'not-json:1:{"a": NaN}'],
    ['\ufeff{}', 'not-json:1:{}'],
  ])('%j', (text, wanted) => {
    expect(judge(text)).toEqual(wanted);
  });

  it('nesting is as deep as Go takes it', () => {
    expect(judge('['.repeat(10_000) + ']'.repeat(10_000))).toBeInstanceOf(Array);
    expect(judge('['.repeat(10_001) + ']'.repeat(10_001))).toMatch(/^not-json:1:/);
    expect(judge(`["${'['.repeat(20_000)}"]`)).toBeInstanceOf(Array);
  });

  it('16 MiB of anything are judged in bounded time', () => {
    const started = performance.now();
    for (const unit of ['[', '0,', '"', ' ', 'x\n', '{"a":'])
      judgeOutput(Buffer.alloc(16 * 1024 * 1024, unit), true);
    expect(performance.now() - started).toBeLessThan(15_000);
  });
});
