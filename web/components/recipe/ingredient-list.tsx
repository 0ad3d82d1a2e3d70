import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import type { Drink } from '#domain/drinks/drinks.ts';
import { applySubstitutions } from '#web/components/apply-substitutions.ts';
import { useText } from '#web/i18n/language.ts';
import { useRecipeText } from './texts.ts';

/** An ingredient of a recipe, with the substitute that the bar uses. */
export interface PouredIngredient {
  _id: string;
  pouredId: string;
  name: string;
  isMissing: boolean;
}

interface IngredientListProps {
  drink: Pick<Drink, 'ingredients' | 'ingredientAmounts'> & Partial<Drink>;
  /** Ingredients that the bar has run out of, by id. */
  missing?: readonly string[] | undefined;
  /** Rendered at the end of each line. */
  action?: ((ingredient: PouredIngredient) => ReactNode) | undefined;
}

export function IngredientList({ drink, missing = [], action }: IngredientListProps) {
  const shared = useText();
  const text = useRecipeText();
  const poured = new Map(drink.substitutions?.map((one) => [one.ingredientId, one.substituteId]));
  if (!drink.ingredients.length) return <p className="text-muted">{text.noIngredients}</p>;
  return (
    <ul>
      {applySubstitutions(drink).map(({ _id, name, insteadOf }, number) => (
        <li key={_id} className="flex items-center justify-between gap-4 border-line border-b py-2">
          <span className="min-w-0 flex-1 wrap-anywhere">
            {missing.includes(_id) ? (
              <span className="flex items-center gap-1.5 font-semibold text-bad">
                <TriangleAlert aria-hidden size={16} className="flex-none" />
                {text.isOut(name)}
              </span>
            ) : (
              name
            )}
            {insteadOf && (
              <span className="block text-sm text-warn">{shared.menu.insteadOf(insteadOf)}</span>
            )}
          </span>
          <span className="flex-none font-semibold text-brass">
            {drink.ingredientAmounts[number]}
          </span>
          {action?.({
            _id,
            pouredId: poured.get(_id) ?? _id,
            name,
            isMissing: missing.includes(_id),
          })}
        </li>
      ))}
    </ul>
  );
}
