import * as z from 'zod';
import type { Pick, SearchAnswer } from '#language/answers/answer.ts';
import type { MenuDrink, SearchQuestion } from '#server/mixologist/engine.ts';
import { languageNames } from './language-names.ts';
import { aboutLines, lineOf, ranges } from './menu-lines.ts';
import type { ModelClient } from './model-client.ts';
import { textProblems } from './text-check.ts';

const maxQueryLength = 300;
const maxPicks = 6;
const maxShown = 8;
const maxReasonLength = 200;

const schema = z.object({
  interpretation: z.string(),
  picks: z.array(z.object({ drink: z.number(), reason: z.string() })),
});
type Answer = z.infer<typeof schema>;

/** Picks drinks with reasons. The house replaces a text that fails the check. */
export async function searchWithModel(
  client: ModelClient,
  question: SearchQuestion,
  signal: AbortSignal,
): Promise<SearchAnswer> {
  const allowed = allowedOf(question);
  const answer = await client.ask(
    {
      schema,
      instructions: instructionsIn(question),
      stable: { menu: question.menu.map(lineOf) },
      data: dataOf(question, allowed),
      problems: ({ picks }) => problemsOf(picks, allowed),
    },
    signal,
  );
  // Drinks that the guest named come first, whatever the model picks.
  const { named, reasons } = question.house;
  const first = named.map((drinkId) => ({ drinkId, reason: reasons[drinkId] ?? '' }));
  const others = picksOf(answer, allowed, question).filter(
    ({ drinkId }) => !named.includes(drinkId),
  );
  return {
    interpretation: interpretationOf(answer, question),
    picks: [...first.slice(0, maxPicks), ...others].slice(0, maxShown),
  };
}

function allowedOf({ menu, beside, mayPick }: SearchQuestion): Map<number, MenuDrink> {
  const ids = new Set(mayPick);
  const shown = [...menu, ...beside].filter(({ id }) => ids.has(id));
  return new Map(shown.map((drink) => [drink.number, drink]));
}

function instructionsIn({ language }: SearchQuestion): string {
  return `You are the bartender of a cocktail bar. A guest says in "query" what they would like. Pick up to ${maxPicks} drinks of "menu" (and of "alsoOnMenu", where it is given) that suit it best, best first, by their numbers, and for each give the reason in one short sentence. ${aboutLines} Pick no number of "forbidden"; where "only" is given, pick no other. Where "drawn" is given, the guest wants to be surprised: pick of these, unless they said what they want and none of them suits it. "mostOrdered" is what guests order most, the first most. In "interpretation" say in one sentence what the guest is after. Write in ${languageNames[language]}. In a reason name only the drink itself and its ingredients, in the interpretation no drink at all. Use no numbers in either. Among drinks that suit equally well prefer one that is special to this house, and say so. Answer as JSON: {"interpretation": "…", "picks": [{"drink": 12, "reason": "…"}]}.`;
}

function dataOf(
  { query, menu, beside, drawn, popular }: SearchQuestion,
  allowed: ReadonlyMap<number, MenuDrink>,
): object {
  const shown = [...menu, ...beside];
  const forbidden = shown.flatMap(({ number }) => (allowed.has(number) ? [] : number));
  const numbers = new Map(Array.from(allowed.values(), ({ id, number }) => [id, number]));
  const numbersOf = (ids: readonly string[]) => ids.flatMap((id) => numbers.get(id) ?? []);
  const [lot, ordered] = [numbersOf(drawn), numbersOf(popular)];
  return {
    ...(beside.length > 0 && { alsoOnMenu: beside.map(lineOf) }),
    ...(forbidden.length > 0 &&
      (forbidden.length < allowed.size
        ? { forbidden: ranges(forbidden) }
        : { only: ranges([...allowed.keys()]) })),
    ...(lot.length > 0 && { drawn: lot }),
    ...(ordered.length > 0 && { mostOrdered: ordered }),
    query: query.slice(0, maxQueryLength),
  };
}

function problemsOf(picks: Answer['picks'], allowed: ReadonlyMap<number, MenuDrink>): string[] {
  if (picks.some(({ drink }) => allowed.has(drink))) return [];
  return ['no number in it is on the menu and may be picked'];
}

/** Allowed picks, each once, with reasons that pass the check. */
function picksOf(
  { picks }: Answer,
  allowed: ReadonlyMap<number, MenuDrink>,
  question: SearchQuestion,
): Pick[] {
  const reasons = new Map<string, string>();
  const foreign = namesOf(question);
  for (const { drink: number, reason } of picks) {
    const drink = allowed.get(number);
    if (!drink || reasons.has(drink.id) || reasons.size === maxPicks) continue;
    const names = [drink.name, ...drink.ingredients];
    const limits = { maxLength: maxReasonLength, names, foreign };
    const isFine = textProblems(reason, limits).length === 0;
    reasons.set(drink.id, isFine ? reason.trim() : (question.house.reasons[drink.id] ?? ''));
  }
  return Array.from(reasons, ([drinkId, reason]) => ({ drinkId, reason }));
}

function interpretationOf({ interpretation }: Answer, question: SearchQuestion): string {
  const { menu, beside, house } = question;
  if (house.keepsWording) return house.interpretation;
  const names = [...menu, ...beside].flatMap(({ ingredients }) => ingredients);
  const limits = {
    maxLength: maxReasonLength,
    names: [...new Set(names)],
    foreign: namesOf(question),
  };
  if (textProblems(interpretation, limits).length > 0) return house.interpretation;
  return [interpretation.trim(), house.note].filter(Boolean).join(' ');
}

function namesOf({ menu, beside, notServed }: SearchQuestion): string[] {
  return [...notServed, ...[...menu, ...beside].map(({ name }) => name)];
}
