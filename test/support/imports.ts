import { parseSync } from 'vite';

export interface Import {
  readonly specifier: string;
  /** Vanishes when compiled: `import type`, `export type … from`, `import('x').T`. */
  readonly typeOnly: boolean;
}

/** Every module a TypeScript source names, in any form; a name that is not a plain string comes as `<computed>`. */
export function importsOf(source: string): Import[] {
  const { program, errors } = parseSync('module.ts', source);
  const [firstError] = errors;
  if (firstError !== undefined) throw new Error(`the source does not parse: ${firstError.message}`);
  const found: Import[] = [];
  visit(program, found);
  return found;
}

function visit(node: unknown, found: Import[]): void {
  if (Array.isArray(node)) {
    for (const child of node) visit(child, found);
  } else if (isNode(node)) {
    const imported = importOf(node);
    if (imported !== undefined) found.push(imported);
    for (const child of Object.values(node)) visit(child, found);
  }
}

type Node = Readonly<Record<string, unknown>>;

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null;
}

function importOf(node: Node): Import | undefined {
  switch (node['type']) {
    case 'ImportDeclaration':
      return { specifier: text(node['source']), typeOnly: node['importKind'] === 'type' };
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
      if (!isNode(node['source'])) return undefined;
      return { specifier: text(node['source']), typeOnly: node['exportKind'] === 'type' };
    case 'TSImportType':
      return { specifier: text(node['source']), typeOnly: true };
    case 'ImportExpression':
      return { specifier: text(node['source']), typeOnly: false };
    case 'TSExternalModuleReference':
      return { specifier: text(node['expression']), typeOnly: false };
    case 'CallExpression':
      return requireOf(node);
    default:
      return undefined;
  }
}

function requireOf({ callee, arguments: values }: Node): Import | undefined {
  if (!isNode(callee) || callee['name'] !== 'require' || !Array.isArray(values)) return undefined;
  return { specifier: text(values[0]), typeOnly: false };
}

function text(literal: unknown): string {
  const value = isNode(literal) ? literal['value'] : undefined;
  return typeof value === 'string' ? value : '<computed>';
}
