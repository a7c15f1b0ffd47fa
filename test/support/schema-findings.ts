import { check } from '../../src/engine/check.js';
import { memoryTree } from '../../src/platform/memory-tree.js';
import { renderMessage } from '../../src/report/messages.js';
import { RUN_SH } from '../../src/rules/support/examples.js';

const HEAD = '{"name": "disk", "description": "x", "entry": "run.sh", "class": "safe", "schema":\n';

/** `severity rule line:column words` of everything said about the schema of arguments, which begins on line 2. */
export function schemaFindings(schema: string): readonly string[] {
  const tree = memoryTree({ 'disk/skill.json': `${HEAD}${schema}\n}\n`, 'disk/run.sh': RUN_SH });
  return check(tree)
    .findings.filter(({ rule }) => rule.startsWith('schema-') || rule === 'rule-crashed')
    .map((finding) => {
      const { start } = finding.location;
      return `${finding.severity} ${finding.rule} ${start.line}:${start.column} ${renderMessage(finding)}`;
    });
}

/** The schema of an object with these properties; `rest` goes behind them. */
export function objectSchema(properties: string, rest = ''): string {
  return `{"type": "object", "properties": {${properties}}${rest}}`;
}
