// A drink gets its own judgement, that of the known drink with its name, or a predicted one.
import { readCatalogue } from '#catalogue/files.ts';
import { type Judgement, judgedQualities, readJudgements } from '#catalogue/judgements.ts';
import { fold } from '#domain/text/text.ts';
import type { Quality } from '#language/lexicon/qualities.ts';
import { catalogueRecipes } from './catalogue-recipes.ts';
import { featuresOf } from './features.ts';
import { type Measured, measure } from './measure.ts';
import { predicted } from './prediction.ts';
import type { RecipeDrink } from './recipe.ts';
import { clamp } from './taste.ts';

const judgements = readJudgements();

export function isJudged(quality: Quality): boolean {
  return judged.has(quality);
}

const judged: ReadonlySet<Quality> = new Set(judgedQualities satisfies readonly Quality[]);

export function judgementOf(measured: Measured): Judgement {
  const own = judgements.get(measured.id);
  if (own) return own;
  const likely = predicted(featuresOf(measured));
  const namesake = namesakeOf(measured.names);
  if (!namesake) return mapped((quality) => likely[quality]);
  // Keeps what is special about the known drink, and adds the effect of the changes.
  const known = judgements.get(namesake.id) ?? likely;
  const usual = predicted(featuresOf(measure(namesake)));
  return mapped((quality) => known[quality] + likely[quality] - usual[quality]);
}

function mapped(amountOf: (quality: keyof Judgement) => number): Judgement {
  return Object.fromEntries(
    judgedQualities.map((quality) => [quality, clamp(amountOf(quality))]),
  ) as Judgement;
}

let byName: ReadonlyMap<string, RecipeDrink> | undefined;

function namesakeOf(names: readonly string[]): RecipeDrink | undefined {
  if (names.length === 0) return undefined;
  byName ??= new Map(
    catalogueRecipes(readCatalogue()).flatMap((drink) =>
      drink.names.map((name) => [squeezed(name), drink] as const),
    ),
  );
  for (const name of names) {
    const found = byName.get(squeezed(name));
    if (found) return found;
  }
  return undefined;
}

function squeezed(name: string): string {
  return fold(name).replaceAll(/[^a-z0-9]/g, '');
}
