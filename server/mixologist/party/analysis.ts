// Analyses the responses to a party: which drinks to serve and what to buy. All of it is computed; a
// model, where one is configured, only rewrites the summary.
import { setImmediate as pause } from 'node:timers/promises';
import { type Localized, languages } from '#domain/languages.ts';
import type { Level } from '#domain/levels.ts';
import type { PartyAnalysis } from '#domain/party-analysis.ts';
import { parse } from '#server/mixologist/search/parse.ts';
import { candidatesFor, type PartyMenu } from './candidates.ts';
import { chooseDrinks } from './choose.ts';
import { fitsOf, newestOf, type Response, suits } from './guests.ts';
import { servingsOf } from './servings.ts';
import { shoppingList } from './shopping.ts';
import { summarise } from './summary.ts';

/** Work is done in batches of this many guests, so that other requests are not blocked. */
const batchSize = 20;
const confidenceFrom = { high: 0.85, medium: 0.65 };

/** `responses`: newest first; of several under one name the newest counts. */
export async function analyseParty(
  responses: readonly Response[],
  menu: PartyMenu,
): Promise<PartyAnalysis> {
  // The language is only used for explanations, which are not shown here.
  const guests = await eachWithPauses(newestOf(responses), (text) => parse(text, 'en', menu.names));
  const { candidates, index } = candidatesFor(menu, guests);
  const fits = await eachWithPauses(guests, (guest) => fitsOf(guest, index));

  const chosen = chooseDrinks(guests, fits, candidates)
    .map((drink) => ({ drink, ...matchesOf(drink, fits) }))
    .sort((a, b) => b.guests - a.guests || b.fit - a.fit);
  const drinks = chosen.flatMap(({ drink, guests: matchingGuests, fit }) => {
    const candidate = candidates[drink];
    if (!candidate) return [];
    const { id, name } = candidate.recipe;
    return { candidate, id, name, matchingGuests, confidence: confidenceOf(fit) };
  });
  const servings = servingsOf(
    fits,
    chosen.map(({ drink }) => drink),
  );
  const suited = fits.filter((fit) => chosen.some(({ drink }) => suits(fit, drink))).length;
  const { ingredients } = menu.shelf;
  return {
    summary: Object.fromEntries(
      languages.map((language) => [
        language,
        summarise(guests, { suited, drinks: drinks.length }, language),
      ]),
    ) as Localized,
    responsesRead: responses.length,
    drinks: drinks.map(({ candidate: _, ...drink }) => drink),
    list: shoppingList(
      drinks.map(({ candidate }, n) => ({ ...candidate, servings: servings[n] ?? 0 })),
      menu.shelf,
    ).flatMap(({ ingredient, ...item }) => {
      const { id, name, category } = ingredients.list[ingredient] ?? {};
      return id && name && category ? { ingredientId: id, name, category, ...item } : [];
    }),
  };
}

async function eachWithPauses<T, R>(items: readonly T[], work: (item: T) => R): Promise<R[]> {
  const done: R[] = [];
  for (const item of items) {
    done.push(work(item));
    if (done.length % batchSize === 0) await pause();
  }
  return done;
}

/** How many guests a drink suits, and how well. */
function matchesOf(drink: number, fits: readonly Float32Array[]): { guests: number; fit: number } {
  const matching = fits.filter((fit) => suits(fit, drink));
  const sum = matching.reduce((total, fit) => total + (fit[drink] ?? 0), 0);
  return { guests: matching.length, fit: matching.length ? sum / matching.length : 0 };
}

function confidenceOf(fit: number): Level {
  if (fit >= confidenceFrom.high) return 'high';
  return fit >= confidenceFrom.medium ? 'medium' : 'low';
}
