// npm run eval:search: the quality of the house's search on each set of graded wishes in corpus/wishes.
// npm run eval:search -- MENU WISHES [--show]: on other files, as lines (.tsv) or JSON (.json), answered as JSON.
import fs from 'node:fs';
import path from 'node:path';
import { readCatalogue } from '#catalogue/files.ts';
import {
  type GradedWish,
  type MenuDrink,
  readGradedWishes,
  readMenu,
  wishFiles,
} from '#corpus/read.ts';
import type { Language } from '#domain/languages.ts';
import { DrinkNames } from '#language/names/drink-names.ts';
import { catalogueRecipes } from '#language/profiles/catalogue-recipes.ts';
import { partByName } from '#language/profiles/part-by-name.ts';
import { profileOf } from '#language/profiles/profile.ts';
import type { RecipeDrink, RecipePart } from '#language/profiles/recipe.ts';
import { fitting } from '#language/ranking/fitting.ts';
import { entryOf, MenuIndex } from '#language/ranking/menu-index.ts';
import { rankAll } from '#language/ranking/rank.ts';
import { readWish } from '#language/reading/read-wish.ts';

interface Outcome {
  lang: Language;
  ndcg: number;
  isSuccess: boolean;
  isViolation: boolean;
  isConstrained: boolean;
  ms: number;
}

const depth = 5;
const mlPer: Record<string, number> = {
  oz: 30,
  ml: 1,
  cl: 10,
  dl: 100,
  dash: 0.9,
  drop: 0.05,
  spoon: 5,
  tsp: 5,
  tbsp: 15,
  bsp: 5,
  barspoon: 5,
  splash: 5,
  cup: 240,
  shot: 40,
  top: 90,
  part: 30,
};
const args = process.argv.slice(2);
const isShown = args.includes('--show');
const [menuFile, wishesFile, ...rest] = args.filter((arg) => arg !== '--show');
if (!menuFile) {
  evaluateCorpus();
} else if (wishesFile && rest.length === 0) {
  const outcomes = evaluate(menuOf(load(menuFile, readMenu)), load(wishesFile, readGradedWishes));
  process.stdout.write(`${JSON.stringify({ ...summary(outcomes), byLang: byLang(outcomes) })}\n`);
} else {
  process.stderr.write('npm run eval:search [-- MENU WISHES] [--show]\n');
  process.exit(1);
}

/** One line for each set, and one for all of them. */
function evaluateCorpus(): void {
  const files = wishFiles();
  const menu = menuOf(readMenu(files.menu));
  const line = (...[name = '', ...figures]: string[]) => {
    const columns = figures.map((figure) => figure.padStart(12));
    process.stdout.write(`${name.padEnd(10)}${columns.join('')}\n`);
  };
  const lineOf = (name: string, outcomes: Outcome[]) => {
    const { n, ndcg5, success3, violations, p50ms, p95ms } = summary(outcomes);
    const figures = [ndcg5, success3].map((share) => share.toFixed(3));
    const times = [p50ms, p95ms].map((ms) => ms.toFixed(2));
    line(name, String(n), ...figures, String(violations), ...times);
  };
  line('set', 'n', 'nDCG@5', 'success@3', 'violations', 'p50 ms', 'p95 ms');
  const all = files.sets.flatMap((file) => {
    const outcomes = evaluate(menu, readGradedWishes(file));
    lineOf(path.basename(file, '.tsv'), outcomes);
    return outcomes;
  });
  lineOf('total', all);
}

/** A file of lines, or of JSON with the same fields. */
function load<T>(file: string, readFile: (file: string) => T): T {
  if (!file.endsWith('.json')) return readFile(file);
  return JSON.parse(fs.readFileSync(file, 'utf8')) as T;
}

function menuOf(drinks: readonly MenuDrink[]): MenuIndex {
  const entries = drinks.map((drink) => entryOf(recipeOf(drink)));
  return new MenuIndex(
    entries,
    new DrinkNames([
      ...entries.map(({ profile }) => profile),
      ...catalogueRecipes(readCatalogue()).map(profileOf),
    ]),
  );
}

/** Answers every wish once before it measures: a warm process is what guests ask. */
function evaluate(menu: MenuIndex, wishes: readonly GradedWish[]): Outcome[] {
  for (const wish of wishes) answer(menu, wish);
  return wishes.map((wish) => measure(menu, wish));
}

function answer(menu: MenuIndex, { q, lang }: GradedWish): string[] {
  const intent = readWish(q, lang, menu.names);
  return fitting(intent, menu, rankAll(intent, menu), 8).map(({ profile }) => profile.id);
}

function measure(menu: MenuIndex, wish: GradedWish): Outcome {
  const start = performance.now();
  const found = answer(menu, wish);
  const ms = performance.now() - start;
  const gain = (grade: number, place: number) => (2 ** grade - 1) / Math.log2(place + 2);
  const sum = (grades: number[]) =>
    grades.slice(0, depth).reduce((total, grade, place) => total + gain(grade, place), 0);
  const ideal = sum(Object.values(wish.rel).sort((a, b) => b - a));
  const ndcg = ideal ? sum(found.map((id) => wish.rel[id] ?? 0)) / ideal : 0;
  const isViolation = found.slice(0, depth).some((id) => wish.bad.includes(id));
  if (isShown) {
    const shown = found.map(
      (id) => `${id}${wish.bad.includes(id) ? '!' : `:${wish.rel[id] ?? 0}`}`,
    );
    process.stdout.write(`${ndcg.toFixed(2)} ${wish.id} ${wish.q}\n        ${shown.join(' ')}\n`);
  }
  return {
    lang: wish.lang,
    ndcg,
    isSuccess: found.slice(0, 3).some((id) => wish.rel[id] === 2),
    isViolation,
    isConstrained: wish.bad.length > 0,
    ms,
  };
}

function byLang(outcomes: Outcome[]) {
  const languages = [...new Set(outcomes.map(({ lang }) => lang))];
  return Object.fromEntries(
    languages.map((lang) => [lang, summary(outcomes.filter((outcome) => outcome.lang === lang))]),
  );
}

function summary(of: Outcome[]) {
  const mean = (values: number[]) => values.reduce((a, b) => a + b, 0) / (values.length || 1);
  const times = of.map(({ ms }) => ms).sort((a, b) => a - b);
  const at = (share: number) => round(times[Math.floor(share * (times.length - 1))] ?? 0);
  return {
    n: of.length,
    ndcg5: round(mean(of.map(({ ndcg }) => ndcg))),
    success3: round(mean(of.map(({ isSuccess }) => Number(isSuccess)))),
    violations: of.filter(({ isViolation }) => isViolation).length,
    withConstraint: of.filter(({ isConstrained }) => isConstrained).length,
    p50ms: at(0.5),
    p95ms: at(0.95),
  };
}

function recipeOf(drink: MenuDrink): RecipeDrink {
  return {
    id: drink.id,
    names: [drink.name],
    descriptions: [drink.description],
    category: drink.category,
    alcoholContent: drink.alcoholContent,
    parts: drink.ingredients.map(partOf),
    trims: [],
  };
}

/** '1.5 oz', '2 dashes', '6 piece'. */
function partOf({ name, amount }: MenuDrink['ingredients'][number]): RecipePart {
  const [, number = '1', unit = ''] = /([\d.]+)?\s*([a-z]*)/i.exec(amount) ?? [];
  const ml = mlPer[unit.toLowerCase()] ?? mlPer[unit.toLowerCase().replace(/e?s$/, '')];
  const value = Number(number);
  return ml === undefined ? partByName(name, 0, value) : partByName(name, value * ml, 0);
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
