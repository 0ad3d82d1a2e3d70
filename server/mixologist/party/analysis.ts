// What a party should drink, and what to buy for it. Everything is counted; a model, where there is
// one, only words the summary.
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

/** Guests that are read before others have their turn at the server. */
const guestsAtOnce = 20;
const confidences = { high: 0.85, medium: 0.65 };

/** Responses come newest first: of several under one name the newest counts. */
export async function analyseParty(
  responses: readonly Response[],
  menu: PartyMenu,
): Promise<PartyAnalysis> {
  // The language of an intent is that of its explanations, which nobody reads here.
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
    if (done.length % guestsAtOnce === 0) await pause();
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
  if (fit >= confidences.high) return 'high';
  return fit >= confidences.medium ? 'medium' : 'low';
}
