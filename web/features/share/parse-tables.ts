import { readTable } from '#domain/bars/tables.ts';

/** A range such as "1-12" or "B1 – B6", with the same letters before both numbers. */
const range = /^(\D{0,8}?)(\d{1,3})\s*[-–—]\s*(\D{0,8}?)(\d{1,3})$/u;
/** More than a bar may have. A longer range is a typo. */
const maxRange = 101;

export interface TypedTables {
  /** New names without repetition, in the typed order. */
  names: string[];
  /** Texts that are not valid table names. */
  refused: string[];
}

/** Reads names and ranges of tables: "1-12, Terrace, Bar". Leaves out existing names. */
export function parseTables(typed: string, existing: readonly string[]): TypedTables {
  const known = new Set(existing.map((name) => name.toLowerCase()));
  const names: string[] = [];
  const refused: string[] = [];
  for (const part of typed.split(/[,;\n]/).flatMap((one) => expand(one.trim()))) {
    const name = readTable(part);
    if (!name) {
      if (part) refused.push(part);
    } else if (!known.has(name.toLowerCase())) {
      known.add(name.toLowerCase());
      names.push(name);
    }
  }
  return { names, refused };
}

function expand(part: string): string[] {
  const [, prefix = '', first, secondPrefix = '', last] = range.exec(part) ?? [];
  if (!first || !last || (secondPrefix.trim() && secondPrefix.trim() !== prefix.trim())) {
    return [part];
  }
  const [from, to] = [Number(first), Number(last)];
  if (from > to) return [part];
  const length = Math.min(to - from + 1, maxRange);
  return Array.from({ length }, (_, index) => `${prefix}${from + index}`);
}
