import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { applySubstitutions } from '#web/components/apply-substitutions.ts';
import { Chip } from '#web/ui/chip.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useDrinkOfBar } from './use-drink-of-bar.ts';

interface DrinkIngredientsProps {
  barId: string;
  drinkId: string;
  /** Shows the drink of the ingredients. */
  hasName: boolean;
  /** Ids of ingredients that the bar lacks. They come first. */
  missing: readonly string[];
  chosen: string | undefined;
  onChoose: (ingredient: { _id: string; name: string }) => void;
}

/** Lists the ingredients of a drink as this bar pours it, to choose one. */
export function DrinkIngredients(props: DrinkIngredientsProps) {
  const { barId, drinkId, hasName, missing, chosen, onChoose } = props;
  const drink = useDrinkOfBar(barId, drinkId);
  if (!drink) return <Skeleton className="h-11" />;
  const poured = new Map(drink.substitutions?.map((one) => [one.ingredientId, one.substituteId]));
  const ingredients = applySubstitutions(drink)
    .map(({ _id, name }) => ({ _id: poured.get(_id) ?? _id, name }))
    .sort((a, b) => +missing.includes(b._id) - +missing.includes(a._id));
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className={hasName ? 'mb-1.5 text-ink-2 text-sm' : 'sr-only'}>{drink.name}</legend>
      {ingredients.map((ingredient) => (
        <Chip
          key={ingredient._id}
          pressed={chosen === ingredient._id}
          onClick={() => onChoose(ingredient)}
        >
          {missing.includes(ingredient._id) && (
            <TriangleAlert aria-hidden size={16} className="text-warn" />
          )}
          {ingredient.name}
        </Chip>
      ))}
    </fieldset>
  );
}
