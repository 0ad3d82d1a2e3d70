// npm run eval:search -- MENU.json QUERIES.json: the quality of the house's search on graded queries.
import fs from 'node:fs';
import { readCatalogue } from '#catalogue/files.ts';
import type { Language } from '#domain/languages.ts';
import { DrinkNames } from '#language/names/drink-names.ts';
import { catalogueRecipes } from '#language/profiles/catalogue-recipes.ts';
import { partByName } from '#language/profiles/part-by-name.ts';
import { profileOf } from '#language/profiles/profile.ts';
import type { RecipeDrink, RecipePart } from '#language/profiles/recipe.ts';
import { entryOf, MenuIndex } from '#language/ranking/menu-index.ts';
import { fitting, rankAll } from '#language/ranking/rank.ts';
import { readWish } from '#language/reading/read-wish.ts';

interface MenuDrink {
  id: string;
  name: string;
  category: string;
  alcoholContent: number;
  ingredients: { name: string; amount: string }[];
  description: string;
}

interface Query {
  id: string;
  lang: Language;
  q: string;
  rel: Record<string, number>;
  bad: string[];
}

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
const [menuFile, queriesFile, ...options] = process.argv.slice(2);
if (!menuFile || !queriesFile) {
  process.stderr.write('npm run eval:search -- MENU.json QUERIES.json [--show]\n');
  process.exit(1);
}
const entries = readJson<MenuDrink[]>(menuFile).map((drink) => entryOf(recipeOf(drink)));
const menu = new MenuIndex(
  entries,
  new DrinkNames([
    ...entries.map(({ profile }) => profile),
    ...catalogueRecipes(readCatalogue()).map(profileOf),
  ]),
);
const queries = readJson<Query[]>(queriesFile);
for (const query of queries) answer(query);
const outcomes = queries.map(measure);
const byLang = Object.fromEntries(
  [...new Set(outcomes.map(({ lang }) => lang))].map((lang) => [
    lang,
    summary(outcomes.filter((outcome) => outcome.lang === lang)),
  ]),
);
process.stdout.write(`${JSON.stringify({ ...summary(outcomes), byLang })}\n`);

function answer({ q, lang }: Query): string[] {
  const intent = readWish(q, lang, menu.names);
  return fitting(intent, menu, rankAll(intent, menu), 8).map(({ profile }) => profile.id);
}

function measure(query: Query): Outcome {
  const start = performance.now();
  const found = answer(query);
  const ms = performance.now() - start;
  const gain = (grade: number, place: number) => (2 ** grade - 1) / Math.log2(place + 2);
  const sum = (grades: number[]) =>
    grades.slice(0, depth).reduce((total, grade, place) => total + gain(grade, place), 0);
  const ideal = sum(Object.values(query.rel).sort((a, b) => b - a));
  const ndcg = ideal ? sum(found.map((id) => query.rel[id] ?? 0)) / ideal : 0;
  const isViolation = found.slice(0, depth).some((id) => query.bad.includes(id));
  if (options.includes('--show')) {
    const shown = found.map(
      (id) => `${id}${query.bad.includes(id) ? '!' : `:${query.rel[id] ?? 0}`}`,
    );
    process.stdout.write(`${ndcg.toFixed(2)} ${query.id} ${query.q}\n        ${shown.join(' ')}\n`);
  }
  return {
    lang: query.lang,
    ndcg,
    isSuccess: found.slice(0, 3).some((id) => query.rel[id] === 2),
    isViolation,
    isConstrained: query.bad.length > 0,
    ms,
  };
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

function readJson<T>(file: string): T {
  return JSON.parse(fs.readFileSync(file, 'utf8')) as T;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
