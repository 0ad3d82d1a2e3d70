// Finds the functions of a source file, and the function that a place in a coverage record means.
import fs from 'node:fs';
import path from 'node:path';
import { root } from '#scripts/lib/run.mjs';
import { isNode, type SyntaxNode, walk } from './syntax.ts';

export interface SourceFunction {
  file: string;
  line: number;
  /** Includes the names of the enclosing nodes. */
  name: string;
  start: number;
  end: number;
}

const files = new Map<string, { functions: SourceFunction[]; lineStarts: number[] } | undefined>();

/** The `place` of a record, see scripts/coverage/record.ts. */
export function functionAt(file: string, place: string): SourceFunction | undefined {
  const { functions, lineStarts } = read(file) ?? { functions: [], lineStarts: [] };
  const offsetOf = (position = '') => {
    const [line, column] = position.split(':').map(Number);
    return Number(lineStarts[Number(line) - 1]) + Number(column);
  };
  const around = (offset: number) =>
    functions.findLast(({ start, end }) => start <= offset && offset < end);
  const [from, to, index] = place.split(' ');
  if (!to) return around(offsetOf(from));
  const between = functions.filter(({ start }) => start >= offsetOf(from) && start <= offsetOf(to));
  return between[Number(index)] ?? around(offsetOf(to));
}

export function functionAround(file: string, offset: number): SourceFunction | undefined {
  return read(file)?.functions.findLast(({ start, end }) => start <= offset && offset < end);
}

export function hasFunctions(file: string): boolean {
  return Boolean(read(file)?.functions.length);
}

function read(file: string) {
  if (!files.has(file)) {
    const absolute = path.join(root, file);
    files.set(file, fs.existsSync(absolute) ? parse(file, absolute) : undefined);
  }
  return files.get(file);
}

function parse(file: string, absolute: string) {
  const text = fs.readFileSync(absolute, 'utf8');
  const lineStarts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const functions: SourceFunction[] = [];
  walk(absolute, (node, around) => {
    if (!isFunction(node)) return;
    const start = startOf(node, around.at(-1));
    const line = lineStarts.findLastIndex((lineStart) => lineStart <= start) + 1;
    functions.push({ file, line, name: nameOf(node, around), start, end: node.end });
  });
  return { functions: functions.sort((a, b) => a.start - b.start || b.end - a.end), lineStarts };
}

function isFunction({ type, body }: SyntaxNode): boolean {
  return /^(ArrowFunctionExpression|Function(Expression|Declaration))$/.test(type) && Boolean(body);
}

/** Includes the name of a method, or the word 'export'. */
function startOf(node: SyntaxNode, parent: SyntaxNode | undefined): number {
  if (!parent) return node.start;
  const { type, method, kind } = parent;
  const isMethod = type === 'MethodDefinition' || method === true || kind === 'get';
  return isMethod || type.startsWith('Export') ? parent.start : node.start;
}

function nameOf(node: SyntaxNode, around: readonly SyntaxNode[]): string {
  const names = [...around, node].flatMap((one) => ownName(one) ?? []);
  const [outer, parent] = around.slice(-2);
  const isNamed = [node, parent, outer?.type === 'JSXAttribute' && outer].some(
    (one) => one && ownName(one),
  );
  return `${names.slice(-3).join('.')}${isNamed ? '' : ' (callback)'}`;
}

/** The name of a declaration, property or attribute, if it is plain. */
function ownName({ id, key, type, name }: SyntaxNode): string | undefined {
  const identifier = id ?? key ?? (type === 'JSXAttribute' ? name : undefined);
  return isNode(identifier) && identifier.name ? String(identifier.name) : undefined;
}
