import { Ajv2020 } from 'ajv/dist/2020.js';
import type { JsonReport } from '../../src/report/json.js';
import { reportSchema } from '../../src/report/json-schema.js';

const validate = new Ajv2020({ strict: false, allErrors: true }).compile(reportSchema);

/** Reads a JSON report. Throws where it does not fit its own schema. */
export function readReport(text: string | undefined): JsonReport {
  const report = JSON.parse(text ?? '') as JsonReport;
  if (validate(report)) return report;
  throw new Error(`the report breaks its schema: ${JSON.stringify(validate.errors)}`);
}
