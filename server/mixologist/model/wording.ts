import * as z from 'zod';
import type { AdviceQuestion, PartyQuestion } from '#server/mixologist/engine.ts';
import { languageNames } from './language-names.ts';
import type { ModelClient } from './model-client.ts';
import { textProblems } from './text-check.ts';

const schema = z.object({ text: z.string() });
const maxLength = 400;
const maxNamedDrinks = 5;
const maxPreferenceLength = 1_000;
const maxPreferences = 60;

export async function wordAdvice(
  client: ModelClient,
  { language, drinksNow, advice }: AdviceQuestion,
  signal: AbortSignal,
): Promise<string> {
  const counts = new Set([drinksNow, ...advice.flatMap((a) => [a.buy.length, a.newDrinks.length])]);
  const limits = {
    maxLength,
    names: advice.flatMap(({ buy, newDrinks }) => [...buy, ...newDrinks]),
    foreign: [],
    allowsNumber: (value: number) => counts.has(value),
  };
  const { text } = await client.ask(
    {
      schema,
      instructions: `You advise the owner of a cocktail bar on what to buy next. "advice" holds what each purchase would let the bar make that it cannot make now, best first; "drinksNow" is how many drinks it makes today. Say in one or two sentences, in ${languageNames[language]}, what is worth buying first and what it brings. Use only names and numbers of the data. Answer as JSON: {"text": "…"}.`,
      data: {
        drinksNow,
        advice: advice.map(({ buy, newDrinks }) => ({
          buy,
          newDrinksCount: newDrinks.length,
          newDrinks: newDrinks.slice(0, maxNamedDrinks),
        })),
      },
      problems: (answer) => textProblems(answer.text, limits),
    },
    signal,
  );
  return text.trim();
}

export async function summariseParty(
  client: ModelClient,
  { language, preferences, drinks, notServed }: PartyQuestion,
  signal: AbortSignal,
): Promise<string> {
  const counts = new Set([preferences.length, ...drinks.map((drink) => drink.matchingGuests)]);
  const limits = {
    maxLength,
    names: drinks.map(({ name }) => name),
    foreign: notServed,
    allowsNumber: (value: number) => counts.has(value),
  };
  const { text } = await client.ask(
    {
      schema,
      instructions: `You help the host of a cocktail party. "preferences" is what the guests wrote that they would like, "drinks" is what will be served, with how many guests each suits. Sum up in two or three sentences, in ${languageNames[language]}, what the guests are after and how the drinks answer it. Use only names of drinks and numbers of the data. Answer as JSON: {"text": "…"}.`,
      data: {
        preferences: preferences
          .slice(0, maxPreferences)
          .map((text) => text.slice(0, maxPreferenceLength)),
        drinks,
      },
      problems: (answer) => textProblems(answer.text, limits),
    },
    signal,
  );
  return text.trim();
}
