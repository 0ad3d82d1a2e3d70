import { type OwnDrinkProblem, ownDrinkLimits } from '#domain/drinks/own-drinks.ts';
import type { Currency } from '#domain/menu/menu.ts';
import { amountField, type Problems } from '#web/components/editor/editor-value.ts';
import { issuesOf, takenName, textProblems } from '#web/components/editor/problems.ts';
import type { en as shared } from '#web/components/editor/texts.ts';
import { readPrice } from '#web/features/drinks/menu/price-input.ts';
import type { FormValue } from './form-value.ts';
import type { en } from './texts.ts';

export const fieldNames = { price: 'price', ingredients: 'ingredients', category: 'category' };

/** The server's limits. */
const maxAmount = 2_000;

type Shared = Pick<typeof shared, 'noName' | 'badAmount' | 'drink'>;
type Own = (typeof en)['problems'];

export function drinkProblems(common: Shared, text: Own, currency: Currency) {
  return {
    /** Found in the browser. */
    problemsOf(value: FormValue): Problems {
      const { recipe, price } = value;
      const found: Record<string, string> = {
        ...textProblems(value, ownDrinkLimits, common.noName),
      };
      // The field shows its own message.
      if (typeof readPrice(price, currency) === 'string') found[fieldNames.price] = '';
      if (recipe.length === 0) found[fieldNames.ingredients] = text.noIngredients;
      else if (recipe.every(({ isOptional }) => isOptional)) {
        found[fieldNames.ingredients] = text.onlyOptional;
      }
      for (const { ingredientId, amount } of recipe) {
        if (!(amount > 0 && amount <= maxAmount)) {
          found[amountField(ingredientId)] = common.badAmount;
        }
      }
      return found;
    },

    /** Reported by the server, at the fields that can fix them. */
    refusalsOf(error: unknown, { recipe }: FormValue): Problems {
      const found: Record<string, string> = {};
      for (const { path } of issuesOf(error)) {
        const [, part, number, property] = path;
        const item = recipe[Number(number)];
        if (part === 'category') found[fieldNames.category] = text.hasAlcohol;
        else if (part === 'recipe' && item) {
          found[amountField(item.ingredientId)] =
            property === 'ingredientId' ? text.gone : common.badAmount;
        }
      }
      return found;
    },

    /** Reported by the preview. */
    foreseen(problems: readonly OwnDrinkProblem[], value: FormValue): Problems {
      const found = problems.map((problem): Problems => {
        switch (problem.kind) {
          case 'name-taken': {
            const { by, name } = problem;
            return takenName(value, name, common.drink.nameTaken[by](name));
          }
          case 'has-alcohol':
            return { [fieldNames.category]: text.hasAlcohol };
          default:
            return { [amountField(problem.ingredientId)]: text.gone };
        }
      });
      return Object.assign({}, ...found);
    },
  };
}
