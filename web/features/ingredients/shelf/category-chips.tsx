import type { IngredientCategory } from '#domain/ingredients/ingredients.ts';
import { useIngredientCategories } from '#web/components/ingredient-categories/texts.ts';
import { useInventoryText } from '#web/features/ingredients/texts.ts';
import { Chip } from '#web/ui/chip.tsx';

interface CategoryChipsProps {
  categories: readonly IngredientCategory[];
  chosen: IngredientCategory | undefined;
  onChoose: (category: IngredientCategory | undefined) => void;
}

/** Chooses one category of the shelf, or all. */
export function CategoryChips({ categories, chosen, onChoose }: CategoryChipsProps) {
  const text = useInventoryText();
  const names = useIngredientCategories();
  return (
    <fieldset
      aria-label={text.categories}
      className="scrollbar-none -mx-(--gutter) flex min-w-0 gap-2 overflow-x-auto px-(--gutter) py-0.5 xl:mx-0 xl:flex-wrap xl:px-0"
    >
      <Chip pressed={!chosen} onClick={() => onChoose(undefined)}>
        {text.all}
      </Chip>
      {categories.map((category) => (
        <Chip
          key={category}
          pressed={category === chosen}
          onClick={() => onChoose(category === chosen ? undefined : category)}
        >
          {names[category] ?? category}
        </Chip>
      ))}
    </fieldset>
  );
}
