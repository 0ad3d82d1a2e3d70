import { type CreationRequest, createDrink } from '#language/creation/create-drink.ts';
import { finishInvented, inventionFrom, recipeProblems } from '#language/creation/invention.ts';
import { keyOf } from '#language/creation/recipe/compose.ts';
import type { DrinkMaker } from '#server/mixologist/engine.ts';

/** The house's part in a new drink, without a thread. */
export function drinkMaker(request: CreationRequest): DrinkMaker {
  const made = (draft: ReturnType<typeof createDrink>) => ({
    draft,
    recipeKey: keyOf(request.pantry, draft.recipe),
  });
  return {
    create: async () => made(createDrink(request, Math.random)),
    begin: async () => inventionFrom(request, Math.random),
    judge: async (method, recipe) => recipeProblems(request, method, recipe),
    finish: async (method, recipe) => made(finishInvented(request, method, recipe, Math.random)),
  };
}
