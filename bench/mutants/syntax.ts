// Reads TypeScript sources as trees with Vite's parser. Types and imports are left out.
import fs from 'node:fs';
import { parseSync } from 'vite';

export interface SyntaxNode {
  type: string;
  start: number;
  end: number;
  [property: string]: unknown;
}

/** Calls `visit` with each executed node and its ancestors, outermost first. */
export function walk(
  file: string,
  visit: (node: SyntaxNode, around: readonly SyntaxNode[]) => void,
): void {
  const { program, errors } = parseSync(file, fs.readFileSync(file, 'utf8'));
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const around: SyntaxNode[] = [];
  const enter = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(enter);
    if (!isNode(value) || !isExecuted(value)) return;
    visit(value, around);
    around.push(value);
    Object.values(value).forEach(enter);
    around.pop();
  };
  enter(program);
}

export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

/** Expressions with a type beside them, such as 'name as string'. */
const typedExpression = /^TS(As|Satisfies|NonNull|Instantiation)/;

function isExecuted({ type, source }: SyntaxNode): boolean {
  if (type.startsWith('TS')) return typedExpression.test(type);
  return !(type === 'ImportDeclaration' || (type.startsWith('Export') && source));
}
