import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { Drink } from '#domain/drinks.ts';
import { applySubstitutions } from '#web/components/apply-substitutions.ts';
import { useText } from '#web/i18n/language.ts';

interface IngredientListProps {
  drink: Pick<Drink, 'ingredients' | 'ingredientAmounts'> & Partial<Drink>;
  /** Ingredients that the bar has run out of, by id. */
  missing?: readonly string[] | undefined;
}

/** The ingredients and amounts of a drink, with the substitutes that this bar uses. */
export function IngredientList({ drink, missing = [] }: IngredientListProps) {
  const text = useText();
  if (!drink.ingredients.length) return <p className="text-muted">{text.drink.noIngredients}</p>;
  return (
    <ul>
      {applySubstitutions(drink).map(({ _id, name, insteadOf }, number) => (
        <li key={_id} className="flex justify-between gap-4 border-line border-b py-2">
          <span className="min-w-0 wrap-anywhere">
            {missing.includes(_id) ? (
              <span className="flex items-center gap-1.5 font-semibold text-bad">
                <TriangleAlert aria-hidden size={16} className="flex-none" />
                {text.drink.isOut(name)}
              </span>
            ) : (
              name
            )}
            {insteadOf && (
              <span className="block text-sm text-warn">{text.menu.insteadOf(insteadOf)}</span>
            )}
          </span>
          <span className="flex-none font-semibold text-brass">
            {drink.ingredientAmounts[number]}
          </span>
        </li>
      ))}
    </ul>
  );
}
