// Graded wishes: what guests write, with the drinks of a menu that fit.
import fs from 'node:fs';
import path from 'node:path';
import { type Language, languages } from '#domain/languages.ts';
import { inCorpus, numberOf, oneOf, readLines } from './lines.ts';

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

const nothing = '-';

/** The wishes that are asked on one menu: a folder with the menu and the sets of wishes. */
export interface WishFolder {
  name: string;
  menu: string;
  sets: readonly string[];
}

/** `wishes` may be read by whoever works on the search; `held-out` is measured alone. */
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
