import { matchesGlob } from './globs.js';
import { type ToolGrant, isUnscoped, prefixOf } from './tool-grants.js';

/**
 * The entry of the policy's `tools.deny` that forbids a grant. `Bash` forbids Bash without a scope, and so does
 * `Bash(*)`; `Bash(rm:*)` forbids every grant that reaches something that begins with `rm`; `Bash(**)` forbids
 * whatever is granted of Bash. The tool may be a glob: `mcp__*`.
 */
export function findDenial(grant: ToolGrant, deny: readonly string[]): string | undefined {
  return deny.find((entry) => forbids(entry, grant));
}

function forbids(entry: string, grant: ToolGrant): boolean {
  const open = entry.indexOf('(');
  const tool = open < 0 ? entry : entry.slice(0, open);
  const scope = open < 0 ? undefined : entry.slice(open + 1, -1);
  if (tool !== grant.tool && !matchesGlob(tool, grant.tool)) return false;
  if (scope === '**') return true;
  return isUnscoped({ scope }) || scope === undefined ? isUnscoped(grant) : overlaps(scope, grant);
}

function overlaps(scope: string, grant: ToolGrant): boolean {
  if (isUnscoped(grant) || grant.scope === undefined) return true;
  const denied = prefixOf(scope);
  const given = prefixOf(grant.scope);
  if (denied.isExact && given.isExact) return denied.prefix === given.prefix;
  if (denied.isExact) return denied.prefix.startsWith(given.prefix);
  if (given.isExact) return given.prefix.startsWith(denied.prefix);
  return given.prefix.startsWith(denied.prefix) || denied.prefix.startsWith(given.prefix);
}
