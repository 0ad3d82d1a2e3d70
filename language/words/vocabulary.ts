// `key: content` per line. Indented lines continue the entry, and # starts a comment.
import fs from 'node:fs';
import path from 'node:path';
import type { Localized } from '#domain/languages.ts';

const folder = path.join(import.meta.dirname, '../vocabulary');

export interface Piece {
  text: string;
  /** File and line, for error messages. */
  place: string;
}

export interface Entry {
  key: string;
  place: string;
  pieces: readonly Piece[];
}

export function readEntries(file: string): Entry[] {
  return entriesIn(fs.readFileSync(path.join(folder, file), 'utf8'), file);
}

export function entriesIn(content: string, file: string): Entry[] {
  const entries: { key: string; place: string; pieces: Piece[] }[] = [];
  let isOpen = false;
  content.split(/\r?\n/).forEach((line, n) => {
    const place = `language/vocabulary/${file}:${n + 1}`;
    if (/[\uFEFF\uFFFD]/.test(line)) throw new Error(`${place}: the file is not plain UTF-8`);
    const isContinued = /^\s+\S/.test(line);
    if (isContinued && !isOpen) {
      throw new Error(`${place}: an indented line must follow the entry that it belongs to`);
    }
    isOpen = line.trim() !== '' && !line.startsWith('#');
    if (!isOpen) return;
    const colon = isContinued ? -1 : line.indexOf(':');
    if (!isContinued) {
      if (colon < 1) throw new Error(`${place}: “${line}” has no key: write “key: words”`);
      entries.push({ key: line.slice(0, colon).trim(), place, pieces: [] });
    }
    const text = line.slice(colon + 1).trim();
    if (text !== '') entries.at(-1)?.pieces.push({ text, place });
  });
  return entries;
}

/** Items are separated by commas and line ends. */
export function readLists(file: string): ReadonlyMap<string, readonly Piece[]> {
  return listsIn(readEntries(file));
}

export function listsIn(entries: readonly Entry[]): ReadonlyMap<string, readonly Piece[]> {
  const lists = new Map<string, readonly Piece[]>();
  for (const { key, place, pieces } of entries) {
    if (lists.has(key)) throw new Error(`${place}: ${key} appears twice`);
    const items = pieces.flatMap(({ text, place: at }) =>
      text.split(',').map((item) => ({ text: item.trim(), place: at })),
    );
    lists.set(
      key,
      items.filter(({ text }) => text !== ''),
    );
  }
  return lists;
}

/** Throws for other or missing keys. */
export function readKnownLists<K extends string>(
  file: string,
  keys: readonly K[],
): Readonly<Record<K, readonly Piece[]>> {
  const entries = readEntries(file);
  requireKeys(file, entries, keys);
  return Object.fromEntries(listsIn(entries)) as Record<K, readonly Piece[]>;
}

function requireKeys(file: string, entries: readonly Entry[], keys: readonly string[]): void {
  for (const { key, place } of entries) {
    if (!keys.includes(key)) throw new Error(`${place}: ${key} is not a key of this file`);
  }
  const missing = keys.filter((key) => !entries.some((entry) => entry.key === key));
  if (missing.length === 0) return;
  throw new Error(`language/vocabulary/${file}: missing entry for ${missing.join(', ')}`);
}

/** `key: English | slovensky`, one per line. Keys may repeat. */
export function readPairs(file: string): { key: string; text: Localized; place: string }[] {
  return readEntries(file).flatMap(({ key, pieces }) =>
    pieces.map(({ text, place }) => {
      const [en = '', sk = '', ...more] = text.split('|').map((one) => one.trim());
      if (!en || !sk || more.length > 0) {
        throw new Error(`${place}: “${text}” is not a pair of texts: write “English | Slovak”`);
      }
      return { key, text: { en, sk }, place };
    }),
  );
}

/** `gin: is spirit; gives dry 0.8, herbal 0.5; broad`. */
export class Facts {
  readonly place: string;
  readonly #clauses = new Map<string, readonly string[]>();

  constructor({ place, pieces }: Entry, names: readonly string[]) {
    this.place = place;
    const written = pieces.map(({ text }) => text).join(' ');
    for (const clause of written.split(';').map((one) => one.trim())) {
      if (clause === '') continue;
      const [name = '', ...rest] = clause.split(' ');
      if (!names.includes(name)) {
        throw new Error(`${place}: “${name}” is not a clause of this file: ${names.join(', ')}`);
      }
      if (this.#clauses.has(name)) throw new Error(`${place}: “${name}” appears twice`);
      const values = rest.join(' ').split(',');
      this.#clauses.set(
        name,
        values.map((value) => value.trim()).filter((value) => value !== ''),
      );
    }
  }

  has(name: string): boolean {
    return this.#clauses.has(name);
  }

  list(name: string): readonly string[] {
    return this.#clauses.get(name) ?? [];
  }

  number(name: string): number | undefined {
    const [value] = this.list(name);
    return value === undefined ? undefined : this.#amount(value);
  }

  /** Default amount: 1. */
  amounts(name: string): Readonly<Record<string, number>> {
    return Object.fromEntries(
      this.list(name).map((value) => {
        const [what = '', amount = '1', ...more] = value.split(' ');
        if (more.length > 0) throw new Error(`${this.place}: “${value}” has two amounts`);
        return [what, this.#amount(amount)];
      }),
    );
  }

  #amount(text: string): number {
    const amount = Number(text);
    if (Number.isNaN(amount)) throw new Error(`${this.place}: “${text}” is not a number`);
    return amount;
  }
}

export function readFacts(file: string, names: readonly string[]): ReadonlyMap<string, Facts> {
  const facts = new Map<string, Facts>();
  for (const entry of readEntries(file)) {
    if (facts.has(entry.key)) throw new Error(`${entry.place}: ${entry.key} appears twice`);
    facts.set(entry.key, new Facts(entry, names));
  }
  return facts;
}

export function readLabels<K extends string>(
  file: string,
  keys: readonly K[],
): Readonly<Record<K, Localized>> {
  requireKeys(file, readEntries(file), keys);
  return readSomeLabels(file, keys) as Record<K, Localized>;
}

export function readSomeLabels<K extends string>(
  file: string,
  keys: readonly K[],
): Readonly<Partial<Record<K, Localized>>> {
  const labels: Partial<Record<K, Localized>> = {};
  for (const { key, text, place } of readPairs(file)) {
    if (!keys.includes(key as K)) throw new Error(`${place}: ${key} is not a key of this file`);
    if (labels[key as K]) throw new Error(`${place}: ${key} appears twice`);
    labels[key as K] = text;
  }
  return labels;
}
