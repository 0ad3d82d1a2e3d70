// One case per line, columns between tabs, comments after "#".
import fs from 'node:fs';
import path from 'node:path';

/** Errors of `caseOf` are reported with file and line. */
export function readLines<Column extends string, Case>(
  file: string,
  columns: readonly Column[],
  caseOf: (line: Record<Column, string>) => Case,
): Case[] {
  const lines = fs.readFileSync(file, 'utf8').split('\n');
  return lines.flatMap((line, index) => {
    if (line === '' || line.startsWith('#')) return [];
    try {
      return [caseOf(columnsOf(line, columns))];
    } catch (error) {
      const where = `${path.relative(process.cwd(), file)}:${index + 1}`;
      throw new Error(`${where}: ${(error as Error).message}`, { cause: error });
    }
  });
}

function columnsOf<Column extends string>(line: string, columns: readonly Column[]) {
  const cells = line.split('\t');
  if (cells.length !== columns.length) {
    const expected = `${columns.length} (${columns.join(', ')})`;
    throw new Error(`the line has ${cells.length} columns instead of ${expected}`);
  }
  const entries = columns.map((column, n) => {
    const cell = cells[n] ?? '';
    if (cell === '') throw new Error(`${column} is empty`);
    if (cell !== cell.trim()) throw new Error(`${column} begins or ends with a space`);
    return [column, cell];
  });
  return Object.fromEntries(entries) as Record<Column, string>;
}

export function oneOf<Name extends string>(names: readonly Name[], text: string): Name {
  const found = names.find((name) => name === text);
  if (!found) throw new Error(`"${text}" is none of ${names.join(', ')}`);
  return found;
}

export function numberOf(text: string): number {
  if (!/^\d+(\.\d+)?$/.test(text)) throw new Error(`"${text}" is not a number`);
  return Number(text);
}

export function inCorpus(...names: string[]): string {
  return path.join(import.meta.dirname, ...names);
}
