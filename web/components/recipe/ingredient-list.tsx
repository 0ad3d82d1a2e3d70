import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { Drink } from '#domain/drinks.ts';
import { pouredInto } from '#web/components/poured.ts';
import { useText } from '#web/i18n/language.ts';

interface IngredientListProps {
  drink: Pick<Drink, 'ingredients' | 'ingredientAmounts'> & Partial<Drink>;
  /** Ingredients that the bar has run out of, by id. */
  missing?: readonly string[] | undefined;
}

/** What goes into a drink and how much of it, as this bar pours it. */
export function IngredientList({ drink, missing = [] }: IngredientListProps) {
  const text = useText();
  if (!drink.ingredients.length) return <p className="text-muted">{text.drink.noIngredients}</p>;
  return (
    <ul>
      {pouredInto(drink).map(({ _id, name, insteadOf }, number) => (
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
