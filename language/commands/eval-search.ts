// npm run eval:search [-- --held-out | MENU WISHES [--show]]: the quality of the search.
// Developers of the search must not read the held-out set, so --held-out prints figures only.
import fs from 'node:fs';
import path from 'node:path';
import { type GradedWish, readGradedWishes, readMenu, wishFolders } from '#corpus/graded.ts';
import { readHeldOutLookalikes } from '#corpus/read.ts';
import type { MenuIndex } from '#language/ranking/menu-index.ts';
import { readWish } from '#language/reading/read-wish.ts';
import { readSafety } from '#language/safety/safety.ts';
import { tokenize } from '#language/words/tokenize.ts';
import { drinksFound } from './graded/drinks-found.ts';
import { menuOf } from './graded/menus.ts';
import { type Outcome, outcomeOf, summariesByLanguage, summaryOf } from './graded/outcomes.ts';

const args = process.argv.slice(2);
const flags = args.filter((arg) => arg.startsWith('--'));
const [menuFile, wishesFile, ...rest] = args.filter((arg) => !arg.startsWith('--'));
if (!menuFile) {
  const isHeldOut = flags.includes('--held-out');
  evaluateCorpus(isHeldOut ? 'held-out' : 'wishes');
  if (isHeldOut) countFalseAlarms();
} else if (wishesFile && rest.length === 0) {
  const menu = menuOf(load(menuFile, readMenu));
  const outcomes = evaluate(menu, load(wishesFile, readGradedWishes), flags.includes('--show'));
  const summary = { ...summaryOf(outcomes), byLang: summariesByLanguage(outcomes) };
  process.stdout.write(`${JSON.stringify(summary)}\n`);
} else {
  process.stderr.write('npm run eval:search [-- MENU WISHES] [--show] [--held-out]\n');
  process.exit(1);
}

function evaluateCorpus(kind: 'wishes' | 'held-out'): void {
  const line = (...[name = '', ...figures]: string[]) => {
    const columns = figures.map((figure) => figure.padStart(12));
    process.stdout.write(`${name.padEnd(24)}${columns.join('')}\n`);
  };
  const lineOf = (name: string, outcomes: Outcome[]) => {
    const { n, ndcg5, success3, violations, p50ms, p95ms } = summaryOf(outcomes);
    const figures = [ndcg5, success3].map((share) => share.toFixed(3));
    const times = [p50ms, p95ms].map((ms) => ms.toFixed(2));
    line(name, String(n), ...figures, String(violations), ...times);
  };
  line('set', 'n', 'nDCG@5', 'success@3', 'violations', 'p50 ms', 'p95 ms');
  const all = wishFolders(kind).flatMap((folder) => {
    const menu = menuOf(readMenu(folder.menu));
    return folder.sets.flatMap((file) => {
      const outcomes = evaluate(menu, readGradedWishes(file));
      lineOf(`${folder.name}/${path.basename(file, '.tsv')}`, outcomes);
      return outcomes;
    });
  });
  lineOf('total', all);
}

function countFalseAlarms(): void {
  const texts = readHeldOutLookalikes();
  const read = texts.map((text) => readSafety(tokenize(text)));
  const noAlcohol = read.filter((one) => one.noAlcohol.length > 0).length;
  const crisis = read.filter(({ isCrisis }) => isCrisis).length;
  process.stdout.write(
    `harmless texts: ${texts.length}, no alcohol ${noAlcohol}, crisis ${crisis}\n`,
  );
}

function load<T>(file: string, readFile: (file: string) => T): T {
  if (!file.endsWith('.json')) return readFile(file);
  return JSON.parse(fs.readFileSync(file, 'utf8')) as T;
}

/** Runs every wish once before measuring, so that the process is warm. */
function evaluate(menu: MenuIndex, wishes: readonly GradedWish[], isShown = false): Outcome[] {
  for (const wish of wishes) answer(menu, wish);
  return wishes.map((wish) => {
    const start = performance.now();
    const found = answer(menu, wish);
    const outcome = outcomeOf(wish, found, performance.now() - start);
    if (isShown) show(wish, found, outcome);
    return outcome;
  });
}

function answer(menu: MenuIndex, { q, lang }: GradedWish): string[] {
  return drinksFound(readWish(q, lang, menu.names), menu, q);
}

function show({ id, q, rel, bad }: GradedWish, found: readonly string[], { ndcg }: Outcome): void {
  const drinks = found.map(
    (drink) => `${drink}${bad.includes(drink) ? '!' : `:${rel[drink] ?? 0}`}`,
  );
  process.stdout.write(`${ndcg.toFixed(2)} ${id} ${q}\n        ${drinks.join(' ')}\n`);
}
