// Reads the line files of this folder: one case per line, columns between tabs, comments behind "#".
import fs from 'node:fs';
import path from 'node:path';
import { type Language, languages } from '#domain/languages.ts';

/** What a guest writes, and what the safety layer must read in it. */
export interface Phrasing {
  text: string;
  isCrisis: boolean;
  noAlcohol: boolean;
  avoid: string[];
  /** Nothing of the above: it must raise no alarm. */
  isHarmless: boolean;
}

/** A drink of the menu that graded wishes are asked on. */
export interface MenuDrink {
  id: string;
  name: string;
  category: string;
  alcoholContent: number;
  ingredients: { name: string; category: string; amount: string }[];
  description: string;
}

export interface GradedWish {
  id: string;
  lang: Language;
  q: string;
  /** Grades of the drinks that fit: 2 is just right, 1 is acceptable. */
  rel: Record<string, number>;
  /** Drinks that break what the guest said. */
  bad: string[];
}

const templateKinds = ['wish', 'abstaining', 'harm', 'crisis', 'fine'] as const;
type TemplateKind = (typeof templateKinds)[number];
/** What a template of this kind must have a place for. */
const slots: Partial<Record<TemplateKind, RegExp>> = {
  wish: /\{\}/,
  harm: /\{(en|skA|skL|skG|skD)\}/,
};
const forms = ['en', 'genitive', 'accusative'] as const;
const nothing = '-';

export function readPhrasings(language: Language): Phrasing[] {
  const file = inCorpus('safety', `phrasings.${language}.tsv`);
  return readLines(file, ['expected', 'text'], ({ expected, text }) => {
    const phrasing = {
      text,
      isCrisis: false,
      noAlcohol: false,
      avoid: [] as string[],
      isHarmless: expected === 'none',
    };
    if (phrasing.isHarmless) return phrasing;
    for (const part of expected.split('; ')) {
      if (part === 'crisis') phrasing.isCrisis = true;
      else if (part === 'noAlcohol') phrasing.noAlcohol = true;
      else if (part.startsWith('avoid ')) phrasing.avoid = part.slice('avoid '.length).split(', ');
      else throw new Error(`"${part}" is not crisis, noAlcohol, "avoid A, B" or none`);
    }
    return phrasing;
  });
}

/** Pieces from which the tests of the safety layer make their cases, by kind. */
export function readSafetyTemplates() {
  const lines = readLines(inCorpus('safety', 'templates.tsv'), ['kind', 'text'], (line) => {
    const kind = oneOf(templateKinds, line.kind);
    if (slots[kind]?.test(line.text) === false) throw new Error('the text has no place in braces');
    return { kind, text: line.text };
  });
  const of = (wanted: TemplateKind) =>
    lines.filter(({ kind }) => kind === wanted).map(({ text }) => text);
  return {
    wishes: of('wish'),
    abstaining: of('abstaining'),
    harm: of('harm'),
    crisis: of('crisis'),
    fine: of('fine'),
  };
}

/** Things that harm somebody, in the forms that the harm templates name. */
export function readSafetySubstances() {
  const columns = ['is', 'en', 'skA', 'skL', 'skG', 'skD'] as const;
  return readLines(inCorpus('safety', 'substances.tsv'), columns, (line) => line);
}

/** Things that guests refuse, in the forms that the frames ask for. */
export function readRefusedThings() {
  const columns = ['concept', ...forms] as const;
  return readLines(inCorpus('refused', 'things.tsv'), columns, (line) => line);
}

/** Ways to refuse a list of things; "#" in a frame is the place of the list. */
export function readRefusedFrames() {
  const columns = ['language', 'frame', 'form', 'joints'] as const;
  return readLines(inCorpus('refused', 'frames.tsv'), columns, (line) => {
    if (!line.frame.includes('#')) throw new Error('the frame has no #');
    return {
      language: oneOf(languages, line.language),
      frame: line.frame,
      form: oneOf(forms, line.form),
      joints: line.joints.split(' | ').map((joint) => {
        const [, between] = /^#([^#]+)#$/.exec(joint) ?? [];
        if (between === undefined) throw new Error(`the joint "${joint}" is not between two #`);
        return between;
      }),
    };
  });
}

/** Wishes beside a refusal; "#" is its place. */
export function readRefusedWishes() {
  const columns = ['language', 'wish', 'wanted'] as const;
  return readLines(inCorpus('refused', 'wishes.tsv'), columns, (line) => {
    if (!line.wish.includes('#')) throw new Error('the wish has no #');
    return { ...line, language: oneOf(languages, line.language) };
  });
}

/** The file of the menu, and of each set of graded wishes on it. */
export function wishFiles(): { menu: string; sets: string[] } {
  const menu = inCorpus('wishes', 'menu.tsv');
  const files = fs.globSync(inCorpus('wishes', '*.tsv')).sort();
  return { menu, sets: files.filter((file) => file !== menu) };
}

export function readMenu(file: string): MenuDrink[] {
  const columns = ['id', 'name', 'category', 'alcohol', 'ingredients', 'description'] as const;
  return readLines(file, columns, ({ alcohol, ingredients, ...drink }) => ({
    ...drink,
    alcoholContent: numberOf(alcohol),
    ingredients: ingredients.split('; ').map((part) => {
      const [, amount, name, category] = /^([\d.]+ [a-z]+) (.+) \[([^[\]]+)\]$/.exec(part) ?? [];
      if (!amount || !name || !category)
        throw new Error(`"${part}" is not "amount unit name [category]"`);
      return { name, category, amount };
    }),
  }));
}

export function readGradedWishes(file: string): GradedWish[] {
  const columns = ['id', 'language', 'wish', 'drinks', 'bad'] as const;
  return readLines(file, columns, ({ id, language, wish, drinks, bad }) => ({
    id,
    lang: oneOf(languages, language),
    q: wish,
    rel: Object.fromEntries(
      drinks.split(' ').map((graded) => {
        const [, drink, grade] = /^([^:]+):([12])$/.exec(graded) ?? [];
        if (!drink) throw new Error(`"${graded}" is not drink:1 or drink:2`);
        return [drink, Number(grade)];
      }),
    ),
    bad: bad === nothing ? [] : bad.split(' '),
  }));
}

/** What `caseOf` makes of each line; what it throws is told with the file and the line. */
function readLines<Column extends string, Case>(
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

function oneOf<Name extends string>(names: readonly Name[], text: string): Name {
  const found = names.find((name) => name === text);
  if (!found) throw new Error(`"${text}" is none of ${names.join(', ')}`);
  return found;
}

function numberOf(text: string): number {
  if (!/^\d+(\.\d+)?$/.test(text)) throw new Error(`"${text}" is no number`);
  return Number(text);
}

function inCorpus(...names: string[]): string {
  return path.join(import.meta.dirname, ...names);
}
