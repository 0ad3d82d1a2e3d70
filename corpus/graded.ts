import fs from 'node:fs';
import path from 'node:path';
import { type Language, languages } from '#domain/languages.ts';
import { inCorpus, numberOf, oneOf, readLines } from './lines.ts';

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
  /** 2: just right. 1: acceptable. */
  rel: Record<string, number>;
  /** Drinks that contradict the wish. */
  bad: string[];
}

const nothing = '-';

export interface WishFolder {
  name: string;
  menu: string;
  sets: readonly string[];
}

/** Developers of the search may read `wishes`, but not `held-out`. */
export function wishFolders(kind: 'wishes' | 'held-out'): WishFolder[] {
  return fs
    .globSync(inCorpus(kind, '*/menu.tsv'))
    .sort()
    .map((menu) => {
      const folder = path.dirname(menu);
      const files = fs.globSync(path.join(folder, '*.tsv')).sort();
      return { name: path.basename(folder), menu, sets: files.filter((file) => file !== menu) };
    });
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
