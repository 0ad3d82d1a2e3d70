import * as z from 'zod';
import type { AdviceQuestion, PartyQuestion } from '#server/mixologist/engine.ts';
import type { Asker } from './ask.ts';
import { languageNames } from './language-names.ts';
import { objections } from './words.ts';

const schema = z.object({ text: z.string() });
const longest = 400;
const drinksNamed = 5;
const longestPreference = 1_000;
const preferencesRead = 60;

/** What to buy and why, in a sentence or two. The counts are the house's. */
export async function wordAdvice(
  asker: Asker,
  { language, drinksNow, advice }: AdviceQuestion,
  signal: AbortSignal,
): Promise<string> {
  const counts = new Set([drinksNow, ...advice.flatMap((a) => [a.buy.length, a.newDrinks.length])]);
  const bounds = {
    longest,
    names: advice.flatMap(({ buy, newDrinks }) => [...buy, ...newDrinks]),
    foreign: [],
    allowsNumber: (value: number) => counts.has(value),
  };
  const { text } = await asker.ask(
    {
      schema,
      instructions: `You advise the owner of a cocktail bar on what to buy next. "advice" holds what each purchase would let the bar make that it cannot make now, best first; "drinksNow" is how many drinks it makes today. Say in one or two sentences, in ${languageNames[language]}, what is worth buying first and what it brings. Use only names and numbers of the data. Answer as JSON: {"text": "…"}.`,
      data: {
        drinksNow,
        advice: advice.map(({ buy, newDrinks }) => ({
          buy,
          newDrinksCount: newDrinks.length,
          newDrinks: newDrinks.slice(0, drinksNamed),
        })),
      },
      problems: (answer) => objections(answer.text, bounds),
    },
    signal,
  );
  return text.trim();
}

/** What the guests of a party are after, in a few sentences. */
export async function sumUpParty(
  asker: Asker,
  { language, preferences, drinks, notServed }: PartyQuestion,
  signal: AbortSignal,
): Promise<string> {
  const counts = new Set([preferences.length, ...drinks.map((drink) => drink.matchingGuests)]);
  const bounds = {
    longest,
    names: drinks.map(({ name }) => name),
    foreign: notServed,
    allowsNumber: (value: number) => counts.has(value),
  };
  const { text } = await asker.ask(
    {
      schema,
      instructions: `You help the host of a cocktail party. "preferences" is what the guests wrote that they would like, "drinks" is what will be served, with how many guests each suits. Sum up in two or three sentences, in ${languageNames[language]}, what the guests are after and how the drinks answer it. Use only names of drinks and numbers of the data. Answer as JSON: {"text": "…"}.`,
      data: {
        preferences: preferences
          .slice(0, preferencesRead)
          .map((text) => text.slice(0, longestPreference)),
        drinks,
      },
      problems: (answer) => objections(answer.text, bounds),
    },
    signal,
  );
  return text.trim();
}
