import * as z from 'zod';
import type { SearchAnswer } from '#language/answers/answer.ts';
import type { SearchQuestion } from '#server/mixologist/engine.ts';
import { languageNames } from './language-names.ts';
import type { ModelClient } from './model-client.ts';
import { textProblems } from './text-check.ts';

const maxQueryLength = 300;
const wholeMenuSize = 80;
const partialMenuSize = 40;
const maxPicks = 6;
const maxReasonLength = 200;

const schema = z.object({
  interpretation: z.string(),
  picks: z.array(z.object({ drinkId: z.string(), reason: z.string() })),
});

/**
 * The model picks among the drinks that the house allows, and gives reasons. A text that fails the
 * check is replaced by the house's.
 */
export async function searchWithModel(
  client: ModelClient,
  { query, language, menu, notServed, house }: SearchQuestion,
  signal: AbortSignal,
): Promise<SearchAnswer> {
  const ids = menu.length <= wholeMenuSize ? house.ranked : house.ranked.slice(0, partialMenuSize);
  const allowed = new Set(ids);
  const offered = menu.filter(({ id }) => allowed.has(id));
  const answer = await client.ask(
    {
      schema,
      instructions: `You are the bartender of a cocktail bar. A guest says what they would like. Pick up to ${maxPicks} drinks of "menu" that suit it best, best first, by their "id", and for each give the reason in one short sentence. In "interpretation" say in one sentence what the guest is after. Write in ${languageNames[language]}. In a reason name only the drink itself and its ingredients, in the interpretation no drink at all. Use no numbers. Among drinks that suit equally well prefer one with "isFeatured", and say that it is a special of this house. Answer as JSON: {"interpretation": "…", "picks": [{"drinkId": "…", "reason": "…"}]}.`,
      data: { query: query.slice(0, maxQueryLength), menu: offered },
      problems: ({ picks }) =>
        picks.some(({ drinkId }) => allowed.has(drinkId)) ? [] : ['no id in it is on the menu'],
    },
    signal,
  );
  const foreign = [...notServed, ...menu.map(({ name }) => name)];
  const picks = new Map<string, string>();
  for (const { drinkId, reason } of answer.picks) {
    const drink = offered.find(({ id }) => id === drinkId);
    if (!drink || picks.has(drinkId) || picks.size === maxPicks) continue;
    const names = [drink.name, ...drink.ingredients];
    const limits = { maxLength: maxReasonLength, names, foreign };
    const isFine = textProblems(reason, limits).length === 0;
    picks.set(drinkId, isFine ? reason.trim() : (house.reasons[drinkId] ?? ''));
  }
  const names = menu.flatMap(({ ingredients }) => ingredients);
  const limits = { maxLength: maxReasonLength, names, foreign };
  const isFine = textProblems(answer.interpretation, limits).length === 0;
  // What was asked for by name comes first, whatever the model thinks of it.
  const named = house.named.map((drinkId) => ({ drinkId, reason: house.reasons[drinkId] ?? '' }));
  const others = [...picks].filter(([drinkId]) => !house.named.includes(drinkId));
  return {
    interpretation:
      isFine && !house.keepsWording
        ? [answer.interpretation.trim(), house.note].filter(Boolean).join(' ')
        : house.interpretation,
    picks: [...named, ...others.map(([drinkId, reason]) => ({ drinkId, reason }))].slice(
      0,
      maxPicks,
    ),
  };
}
