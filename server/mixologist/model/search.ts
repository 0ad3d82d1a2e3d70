import * as z from 'zod';
import type { SearchAnswer, SearchQuestion } from '#server/mixologist/engine.ts';
import type { Asker } from './ask.ts';
import { languageNames } from './language-names.ts';
import { objections } from './words.ts';

const longestQuery = 300;
const wholeMenu = 80;
const partOfMenu = 40;
const mostPicks = 6;
const longestReason = 200;

const schema = z.object({
  interpretation: z.string(),
  picks: z.array(z.object({ drinkId: z.string(), reason: z.string() })),
});

/**
 * The model picks among the drinks that the house allows, and says why. What it says is shown only
 * where it is harmless; the house has words of its own for each.
 */
export async function searchWithModel(
  asker: Asker,
  { query, language, menu, notServed, house }: SearchQuestion,
  signal: AbortSignal,
): Promise<SearchAnswer> {
  const ids = menu.length <= wholeMenu ? house.ranked : house.ranked.slice(0, partOfMenu);
  const allowed = new Set(ids);
  const offered = menu.filter(({ id }) => allowed.has(id));
  const answer = await asker.ask(
    {
      schema,
      instructions: `You are the bartender of a cocktail bar. A guest says what they would like. Pick up to ${mostPicks} drinks of "menu" that suit it best, best first, by their "id", and for each give the reason in one short sentence. In "interpretation" say in one sentence what the guest is after. Write in ${languageNames[language]}. In a reason name only the drink itself and its ingredients, in the interpretation no drink at all. Use no numbers. Answer as JSON: {"interpretation": "…", "picks": [{"drinkId": "…", "reason": "…"}]}.`,
      data: { query: query.slice(0, longestQuery), menu: offered },
      problems: ({ picks }) =>
        picks.some(({ drinkId }) => allowed.has(drinkId)) ? [] : ['no id in it is on the menu'],
    },
    signal,
  );
  const foreign = [...notServed, ...menu.map(({ name }) => name)];
  const picks = new Map<string, string>();
  for (const { drinkId, reason } of answer.picks) {
    const drink = offered.find(({ id }) => id === drinkId);
    if (!drink || picks.has(drinkId) || picks.size === mostPicks) continue;
    const names = [drink.name, ...drink.ingredients];
    const bounds = { longest: longestReason, names, foreign };
    const isFine = objections(reason, bounds).length === 0;
    picks.set(drinkId, isFine ? reason.trim() : house.reasonFor(drinkId));
  }
  const names = menu.flatMap(({ ingredients }) => ingredients);
  const bounds = { longest: longestReason, names, foreign };
  const isFine = objections(answer.interpretation, bounds).length === 0;
  return {
    interpretation: isFine ? answer.interpretation.trim() : house.interpretation,
    picks: [...picks].map(([drinkId, reason]) => ({ drinkId, reason })),
  };
}
