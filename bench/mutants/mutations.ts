// Small changes of a source file, each of which a test should notice.
import fs from 'node:fs';
import path from 'node:path';
import { root } from '#scripts/lib/run.mjs';
import { isNode, type SyntaxNode, walk } from './syntax.ts';

export interface Mutation {
  file: string;
  line: number;
  start: number;
  end: number;
  text: string;
  change: string;
}

type Replacement = Pick<Mutation, 'start' | 'end' | 'text'>;

const operators: Record<string, string> = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '&&': '||',
  '||': '&&',
  '+': '-',
  '-': '+',
};

export function mutationsOf(file: string): Mutation[] {
  const absolute = path.join(root, file);
  const source = fs.readFileSync(absolute, 'utf8');
  const found: Mutation[] = [];
  walk(absolute, (node, around) => {
    if ([...around, node].some(isDescription)) return;
    for (const replacement of replacementsOf(node, around.at(-1), source)) {
      const { start, end, text } = replacement;
      const line = source.slice(0, start).split('\n').length;
      const change = `${shorten(source.slice(start, end))} → ${shorten(text)}`;
      found.push({ file, line, change, ...replacement });
    }
  });
  return found;
}

function replacementsOf(
  node: SyntaxNode,
  parent: SyntaxNode | undefined,
  source: string,
): Replacement[] {
  const { type, start, end, left, right, test, value } = node;
  const whole = (text: string) => [{ start, end, text }];
  if (isNode(left) && isNode(right)) {
    if (node.operator === '??') return [{ start: left.end, end: right.end, text: '' }];
    return isText(left) || isText(right) ? [] : otherOperator(String(node.operator), left, source);
  }
  if (type === 'IfStatement' && isNode(test)) {
    const condition = source.slice(test.start, test.end);
    return [{ start: test.start, end: test.end, text: `!(${condition})` }];
  }
  if (type === 'Literal' && parent?.key !== node) {
    if (typeof value === 'boolean') return whole(String(!value));
    // Up or down, so that both occur.
    if (typeof value === 'number') return whole(String(start % 2 ? value + 1 : value - 1));
  }
  return isRemovable(node) ? whole(';') : [];
}

function otherOperator(operator: string, left: SyntaxNode, source: string): Replacement[] {
  const text = operators[operator];
  if (!text) return [];
  const start = source.indexOf(operator, left.end);
  return [{ start, end: start + operator.length, text }];
}

function isText({ type, value }: SyntaxNode): boolean {
  return type === 'TemplateLiteral' || typeof value === 'string';
}

/** A statement that throws, returns or calls. */
function isRemovable({ type, expression }: SyntaxNode): boolean {
  if (type === 'ThrowStatement' || type === 'ReturnStatement') return true;
  if (type !== 'ExpressionStatement' || !isNode(expression)) return false;
  const { type: kind, argument, callee } = expression;
  if (isNode(callee) && callee.type === 'Super') return false;
  return /^(Call|Chain)/.test(kind) || (isNode(argument) && /^(Call|Chain)/.test(argument.type));
}

/** Examples for the documentation, and schemas. */
function isDescription({ type, key, id, callee }: SyntaxNode): boolean {
  const named = key ?? id;
  if (isNode(named) && /^(example|summary)/.test(String(named.name))) return true;
  return type === 'CallExpression' && isNode(callee) && rootOf(callee) === 'z';
}

/** 'z' of 'z.string().check'. */
function rootOf({ object, callee, name }: SyntaxNode): unknown {
  const inner = object ?? callee;
  return isNode(inner) ? rootOf(inner) : name;
}

function shorten(code: string): string {
  const line = code.replaceAll(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 59)}…` : line || 'nothing';
}
