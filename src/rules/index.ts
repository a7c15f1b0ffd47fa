import { rule as activationMode } from './activation-mode.js';
import { rule as allowedToolsSyntax } from './allowed-tools-syntax.js';
import { rule as allowedToolsUnknown } from './allowed-tools-unknown.js';
import { rule as baselineStale } from './baseline-stale.js';
import { rule as classImplicit } from './class-implicit.js';
import { rule as classNotAllowed } from './class-not-allowed.js';
import { rule as classUnderstated } from './class-understated.js';
import { rule as classUnknown } from './class-unknown.js';
import { rule as compatibilityLength } from './compatibility-length.js';
import { rule as configPath } from './config-path.js';
import { rule as descriptionMarkup } from './description-markup.js';
import { rule as descriptionRequired } from './description-required.js';
import { rule as descriptionTruncated } from './description-truncated.js';
import { rule as encoding } from './encoding.js';
import { rule as entryDirectory } from './entry-directory.js';
import { rule as entryEscapes } from './entry-escapes.js';
import { rule as entryMissing } from './entry-missing.js';
import { rule as entryNotExecutable } from './entry-not-executable.js';
import { rule as entryRequired } from './entry-required.js';
import { rule as envDangerous } from './env-dangerous.js';
import { rule as envName } from './env-name.js';
import { rule as envNotAllowed } from './env-not-allowed.js';
import { rule as fieldRequired } from './field-required.js';
import { rule as fieldType } from './field-type.js';
import { rule as fieldUnknown } from './field-unknown.js';
import { rule as fileName } from './file-name.js';
import { rule as fileSize } from './file-size.js';
import { rule as fileUnreadable } from './file-unreadable.js';
import { rule as frontmatterMissing } from './frontmatter-missing.js';
import { rule as frontmatterUnterminated } from './frontmatter-unterminated.js';
import { rule as indexFileMissing } from './index-file-missing.js';
import { rule as indexInvalid } from './index-invalid.js';
import { rule as indexName } from './index-name.js';
import { rule as indexStale } from './index-stale.js';
import { rule as indexTooLarge } from './index-too-large.js';
import { rule as invisibleText } from './invisible-text.js';
import { rule as jsonDuplicateKey } from './json-duplicate-key.js';
import { rule as jsonKeyCase } from './json-key-case.js';
import { rule as jsonSyntax } from './json-syntax.js';
import { rule as metadataType } from './metadata-type.js';
import { rule as nameDirectory } from './name-directory.js';
import { rule as nameDuplicate } from './name-duplicate.js';
import { rule as nameFormat } from './name-format.js';
import { rule as nameNotAllowed } from './name-not-allowed.js';
import { rule as nameRequired } from './name-required.js';
import { rule as nameRewritten } from './name-rewritten.js';
import { rule as notChecked } from './not-checked.js';
import { rule as nothingFound } from './nothing-found.js';
import { rule as permissionAction } from './permission-action.js';
import { rule as permissionConfigIgnored } from './permission-config-ignored.js';
import { rule as permissionGlobLiteral } from './permission-glob-literal.js';
import { rule as permissionGlob } from './permission-glob.js';
import { rule as permissionShadowed } from './permission-shadowed.js';
import { rule as permissionTie } from './permission-tie.js';
import { rule as permissionTooWeak } from './permission-too-weak.js';
import { rule as permissionUnmatched } from './permission-unmatched.js';
import { rule as permissionUnreachable } from './permission-unreachable.js';
import { rule as personaMode } from './persona-mode.js';
import { rule as personaRequiredField } from './persona-required-field.js';
import { rule as policyChanged } from './policy-changed.js';
import { rule as policyInvalid } from './policy-invalid.js';
import { rule as referenceCase } from './reference-case.js';
import { rule as referenceEscapes } from './reference-escapes.js';
import { rule as referenceMissing } from './reference-missing.js';
import { rule as referenceUnreachable } from './reference-unreachable.js';
import { rule as rootInvalid } from './root-invalid.js';
import { rule as rootOverfull } from './root-overfull.js';
import { rule as rootSymlink } from './root-symlink.js';
import { rule as ruleCrashed } from './rule-crashed.js';
import type { Rule } from './rule.js';
import { rule as schemaDefault } from './schema-default.js';
import { rule as schemaInvalid } from './schema-invalid.js';
import { rule as schemaPattern } from './schema-pattern.js';
import { rule as schemaReference } from './schema-reference.js';
import { rule as schemaRequired } from './schema-required.js';
import { rule as schemaRoot } from './schema-root.js';
import { rule as scriptNotExecutable } from './script-not-executable.js';
import { rule as scriptSyntax } from './script-syntax.js';
import { rule as shebangCarriageReturn } from './shebang-carriage-return.js';
import { rule as shebangMissing } from './shebang-missing.js';
import { rule as shebangNeedsPath } from './shebang-needs-path.js';
import { rule as skillInvisible } from './skill-invisible.js';
import { rule as skillOutsideRoots } from './skill-outside-roots.js';
import { rule as skillShadowed } from './skill-shadowed.js';
import { rule as smokeArguments } from './smoke-arguments.js';
import { rule as smokeClass } from './smoke-class.js';
import { rule as smokeExit } from './smoke-exit.js';
import { rule as smokeLeftover } from './smoke-leftover.js';
import { rule as smokeOutput } from './smoke-output.js';
import { rule as smokeRefused } from './smoke-refused.js';
import { rule as smokeResult } from './smoke-result.js';
import { rule as smokeStart } from './smoke-start.js';
import { rule as smokeTamper } from './smoke-tamper.js';
import { rule as smokeTimeout } from './smoke-timeout.js';
import { rule as suppressionExpired } from './suppression-expired.js';
import { rule as suppressionInvalid } from './suppression-invalid.js';
import { rule as suppressionUnused } from './suppression-unused.js';
import { rule as timeout } from './timeout.js';
import { rule as toolClassUnknown } from './tool-class-unknown.js';
import { rule as toolNotAllowed } from './tool-not-allowed.js';
import { rule as versionNumber } from './version-number.js';
import { rule as yamlComment } from './yaml-comment.js';
import { rule as yamlDialect } from './yaml-dialect.js';
import { rule as yamlDuplicateKey } from './yaml-duplicate-key.js';
import { rule as yamlSyntax } from './yaml-syntax.js';
import { rule as yamlType } from './yaml-type.js';

/** Every rule there is; the order is that of the README's table. */
export const rules: readonly Rule[] = [
  encoding,
  fileName,
  fileSize,
  fileUnreadable,
  jsonSyntax,
  jsonDuplicateKey,
  jsonKeyCase,
  frontmatterMissing,
  frontmatterUnterminated,
  yamlSyntax,
  yamlDuplicateKey,
  yamlComment,
  yamlType,
  yamlDialect,
  fieldType,
  fieldUnknown,
  nameRequired,
  nameFormat,
  nameDirectory,
  nameRewritten,
  nameDuplicate,
  nameNotAllowed,
  descriptionRequired,
  descriptionTruncated,
  descriptionMarkup,
  compatibilityLength,
  metadataType,
  versionNumber,
  allowedToolsSyntax,
  allowedToolsUnknown,
  toolNotAllowed,
  activationMode,
  fieldRequired,
  entryRequired,
  entryMissing,
  entryEscapes,
  entryDirectory,
  entryNotExecutable,
  shebangMissing,
  shebangCarriageReturn,
  shebangNeedsPath,
  scriptNotExecutable,
  scriptSyntax,
  envName,
  envDangerous,
  envNotAllowed,
  timeout,
  classUnknown,
  classImplicit,
  classNotAllowed,
  classUnderstated,
  toolClassUnknown,
  personaMode,
  personaRequiredField,
  schemaInvalid,
  schemaRoot,
  schemaRequired,
  schemaDefault,
  schemaReference,
  schemaPattern,
  rootInvalid,
  rootSymlink,
  rootOverfull,
  skillOutsideRoots,
  skillInvisible,
  skillShadowed,
  referenceMissing,
  referenceEscapes,
  referenceCase,
  referenceUnreachable,
  permissionConfigIgnored,
  permissionAction,
  permissionGlob,
  permissionGlobLiteral,
  permissionUnreachable,
  permissionUnmatched,
  permissionShadowed,
  permissionTie,
  permissionTooWeak,
  configPath,
  indexInvalid,
  indexFileMissing,
  indexName,
  indexTooLarge,
  indexStale,
  invisibleText,
  smokeStart,
  smokeExit,
  smokeRefused,
  smokeTimeout,
  smokeOutput,
  smokeResult,
  smokeClass,
  smokeLeftover,
  smokeTamper,
  smokeArguments,
  policyInvalid,
  suppressionUnused,
  suppressionExpired,
  suppressionInvalid,
  baselineStale,
  policyChanged,
  notChecked,
  ruleCrashed,
  nothingFound,
];

/** A rule by its name. */
export function findRule(name: string): Rule | undefined {
  return rules.find((rule) => rule.name === name);
}
