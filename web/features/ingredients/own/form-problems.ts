import { ownIngredientLimits } from '#domain/ingredients/own-ingredients.ts';
import { amountField, type Problems } from '#web/components/editor/editor-value.ts';
import { issuesOf, textProblems } from '#web/components/editor/problems.ts';
import type { en as shared } from '#web/components/editor/texts.ts';
import { type FormValue, readStrength } from './form-value.ts';
import type { en } from './texts.ts';

export function ingredientProblems(
  common: Pick<typeof shared, 'noName' | 'badAmount'>,
  text: (typeof en)['problems'],
) {
  const textOf = (field: string, message: string): string | undefined => {
    if (message !== 'alcohol') return text.references[message as 'unknown' | 'circle'];
    return field === 'substitutes' ? text.substituteAlcohol : text.strengthAlcohol;
  };
  return {
    /** Found in the browser. */
    problemsOf(value: FormValue): Problems {
      const found: Record<string, string> = {
        ...textProblems(value, ownIngredientLimits, common.noName),
      };
      if (readStrength(value.strength) === undefined) found.strength = text.strength;
      for (const { ingredientId, amount } of value.parts) {
        if (!(amount > 0)) found[amountField(ingredientId)] = common.badAmount;
      }
      return found;
    },

    /** Reported by the server. */
    refusalsOf(error: unknown): Problems {
      const found = issuesOf(error).flatMap(({ path: [, field = ''], message }) => {
        const known = textOf(field, message);
        return known ? [[field, known] as const] : [];
      });
      return Object.fromEntries(found);
    },
  };
}
