// Reads the files of the vocabulary, which people write: an entry in each line, `key: what is under it`.
// Indented lines go on with the entry above, and a line that begins with # is a comment.
import fs from 'node:fs';
import path from 'node:path';
import type { Localized } from '#domain/languages.ts';

const folder = path.join(import.meta.dirname, '../vocabulary');

/** A part of an entry, with its place. */
export interface Piece {
  text: string;
  /** The file and the line, for whoever has to look. */
  place: string;
}

/** One entry of a file. */
export interface Entry {
  key: string;
  place: string;
  /** What is written in its lines. */
  pieces: readonly Piece[];
}

/** The entries of a file, `en/safety/harm.txt`, in their order. A key may come more than once. */
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

/** What is listed under each key of a file, between commas and at the ends of lines. */
export function readLists(file: string): ReadonlyMap<string, readonly Piece[]> {
  return listsIn(readEntries(file));
}

export function listsIn(entries: readonly Entry[]): ReadonlyMap<string, readonly Piece[]> {
  const lists = new Map<string, readonly Piece[]>();
  for (const { key, place, pieces } of entries) {
    if (lists.has(key)) throw new Error(`${place}: ${key} is there twice`);
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

/** The lists of a file that has these keys and no others. */
export function readKnownLists<K extends string>(
  file: string,
  keys: readonly K[],
): Readonly<Record<K, readonly Piece[]>> {
  const entries = readEntries(file);
  requireKeys(file, entries, keys);
  return Object.fromEntries(listsIn(entries)) as Record<K, readonly Piece[]>;
}

/** Throws for the first key that is unknown, and for those that are missing. */
function requireKeys(file: string, entries: readonly Entry[], keys: readonly string[]): void {
  for (const { key, place } of entries) {
    if (!keys.includes(key)) throw new Error(`${place}: ${key} is not a key of this file`);
  }
  const missing = keys.filter((key) => !entries.some((entry) => entry.key === key));
  if (missing.length === 0) return;
  throw new Error(`language/vocabulary/${file}: there is no entry for ${missing.join(', ')}`);
}

/** Texts in both languages: `key: English | slovensky`, one in each line. A key may come more than once. */
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

/** Facts about something, in clauses: `gin: is spirit; gives dry 0.8, herbal 0.5; broad`. */
export class Facts {
  readonly place: string;
  readonly #clauses = new Map<string, readonly string[]>();

  /** `names`: the clauses that there may be. */
  constructor({ place, pieces }: Entry, names: readonly string[]) {
    this.place = place;
    const written = pieces.map(({ text }) => text).join(' ');
    for (const clause of written.split(';').map((one) => one.trim())) {
      if (clause === '') continue;
      const [name = '', ...rest] = clause.split(' ');
      if (!names.includes(name)) {
        throw new Error(`${place}: “${name}” is not a clause of this file: ${names.join(', ')}`);
      }
      if (this.#clauses.has(name)) throw new Error(`${place}: “${name}” is there twice`);
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

  /** Empty where nothing is said. */
  list(name: string): readonly string[] {
    return this.#clauses.get(name) ?? [];
  }

  number(name: string): number | undefined {
    const [value] = this.list(name);
    return value === undefined ? undefined : this.#amount(value);
  }

  /** Names with their amounts, 1 where none is written. */
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

/** The facts of each entry of a file, by its key. */
export function readFacts(file: string, names: readonly string[]): ReadonlyMap<string, Facts> {
  const facts = new Map<string, Facts>();
  for (const entry of readEntries(file)) {
    if (facts.has(entry.key)) throw new Error(`${entry.place}: ${entry.key} is there twice`);
    facts.set(entry.key, new Facts(entry, names));
  }
  return facts;
}

/** Labels in both languages, one under each of these keys. */
export function readLabels<K extends string>(
  file: string,
  keys: readonly K[],
): Readonly<Record<K, Localized>> {
  requireKeys(file, readEntries(file), keys);
  return readSomeLabels(file, keys) as Record<K, Localized>;
}

/** Labels in both languages, one under some of these keys. */
export function readSomeLabels<K extends string>(
  file: string,
  keys: readonly K[],
): Readonly<Partial<Record<K, Localized>>> {
  const labels: Partial<Record<K, Localized>> = {};
  for (const { key, text, place } of readPairs(file)) {
    if (!keys.includes(key as K)) throw new Error(`${place}: ${key} is not a key of this file`);
    if (labels[key as K]) throw new Error(`${place}: ${key} is there twice`);
    labels[key as K] = text;
  }
  return labels;
}
