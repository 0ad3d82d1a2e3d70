// npm run make contact-sheet [-- FOLDER]: every drink on dark and on light. With Chromium also
// screenshots.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readCatalogue } from '#catalogue/files.ts';
import { lookOf } from '#catalogue/look/look.ts';
import type { CatalogueDrink } from '#catalogue/schema.ts';
import { millilitres } from '#domain/drinks/units.ts';
import { findChromium } from '#scripts/lib/tools.mjs';
import { drawDrink } from '#server/illustrations/draw.ts';
import { noImage } from '#server/illustrations/placeholder.ts';

const perPage = 40;
const root = join(import.meta.dirname, '../..');
const folder = resolve(process.argv[2] ?? join(root, '.cache', 'contact-sheet'));
const catalogue = readCatalogue();
const shelf = new Map(catalogue.ingredients.map((ingredient) => [ingredient.id, ingredient]));

function draw(drink: CatalogueDrink): string {
  const ingredients = drink.ingredients.map((item) => ({
    ...item,
    category: shelf.get(item.id)?.category ?? 'mixers',
    color: shelf.get(item.id)?.color ?? null,
    ml: millilitres(item) || item.amount,
  }));
  return drawDrink(drink.id, lookOf({ ...drink, ingredients }));
}

const figure = (name: string, picture: string) =>
  `<figure>${picture}<figcaption>${name}</figcaption></figure>`;

const page = (figures: string) => `<!doctype html><meta charset="utf-8"><style>
body{margin:0;font:12px system-ui,sans-serif}
section{display:grid;grid-template-columns:repeat(10,minmax(0,1fr));gap:6px;padding:12px}
figure{margin:0;text-align:center}
figcaption{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
figure svg{width:100%;height:auto;display:block}
.dark{background:#110c0a;color:#f8eee1}
.light{background:#fbf5ea;color:#24170f}
</style><section class="dark">${figures}</section><section class="light">${figures}</section>`;

function screenshot(chromium: string, html: string, png: string, rows: number): void {
  const height = 2 * (rows * 214 + 24);
  execFileSync(
    chromium,
    [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--hide-scrollbars',
      '--force-device-scale-factor=1.25',
      `--window-size=1560,${height}`,
      `--screenshot=${png}`,
      `file://${html}`,
    ],
    { stdio: 'ignore' },
  );
}

const { drinks } = catalogue;
mkdirSync(folder, { recursive: true });
const figures = [
  ...drinks.map((drink) => figure(drink.en.name, draw(drink))),
  figure('no image', noImage()),
];
writeFileSync(join(folder, 'index.html'), page(figures.join('')));

const chromium = findChromium();
for (let from = 0, number = 1; from < figures.length; from += perPage, number++) {
  const some = figures.slice(from, from + perPage);
  const html = join(folder, `page-${number}.html`);
  writeFileSync(html, page(some.join('')));
  const png = join(folder, `page-${number}.png`);
  if (chromium) screenshot(chromium, html, png, Math.ceil(some.length / 10));
}
process.stdout.write(`${drinks.length} drinks in ${folder}\n`);
