import ChevronDown from 'lucide-react/icons/chevron-down';
import { memo, useId } from 'react';
import type {
  Ingredient,
  IngredientCategory,
  InventoryItem,
} from '#domain/ingredients/ingredients.ts';
import { WaitingForConnection } from '#web/components/connection/waiting-for-connection.tsx';
import { useIngredientCategories } from '#web/components/ingredient-categories/texts.ts';
import { useInventoryText } from '#web/features/ingredients/texts.ts';
import { Switch } from '#web/ui/form/switch.tsx';
import { OwnShelfItem } from './own-shelf-item.tsx';

export interface CategoryShelfProps {
  category: IngredientCategory;
  ingredients: readonly Ingredient[];
  /** The ingredients that match the search. */
  shown: readonly Ingredient[];
  isOpen: boolean;
  onOpen: (categories: readonly IngredientCategory[], isOpen: boolean) => void;
  onShelf: ReadonlySet<string>;
  houseMade: ReadonlyMap<string, HouseMade>;
  barId: string;
  isPending: (ingredientId: string) => boolean;
  /** Null: a house-made ingredient, available while its parts are. */
  toggle: (ingredientId: string, isAvailable: boolean | null) => void;
}

type HouseMade = NonNullable<InventoryItem['houseMade']>;

export function CategoryShelf(props: CategoryShelfProps) {
  const { category, ingredients, shown, isOpen, onOpen, onShelf, isPending, toggle } = props;
  const { houseMade, barId } = props;
  const text = useInventoryText();
  const categories = useIngredientCategories();
  const id = useId();
  const count = ingredients.filter(({ _id }) => onShelf.has(_id)).length;
  return (
    <div className="rounded-sm border border-line bg-surface">
      <h2 className="font-sans">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          className="flex min-h-[58px] w-full items-center justify-between gap-3 px-4 py-2 text-left"
          onClick={() => onOpen([category], !isOpen)}
        >
          <span className="min-w-0 font-semibold text-lg leading-snug">
            {categories[category] ?? category}
          </span>
          <span className="flex flex-none items-center gap-3 font-normal text-muted text-sm">
            {text.availableInCategory(count, ingredients.length)}
            <ChevronDown
              aria-hidden
              size={18}
              className={`transition-transform ${isOpen ? 'rotate-180' : ''}`}
            />
          </span>
        </button>
      </h2>
      {isOpen && (
        <ul
          id={id}
          className="grid gap-x-8 border-line border-t px-4 py-2 sm:grid-cols-2 xl:grid-cols-3"
        >
          {shown.map(({ _id, name, isOwn }) => (
            <ShelfItem
              key={_id}
              ingredientId={_id}
              name={name}
              ownOf={isOwn ? barId : undefined}
              houseMade={houseMade.get(_id)}
              isAvailable={onShelf.has(_id)}
              isPending={isPending(_id)}
              toggle={toggle}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

export interface ShelfItemProps {
  ingredientId: string;
  name: string;
  /** The bar in which an own ingredient is edited. */
  ownOf: string | undefined;
  houseMade: HouseMade | undefined;
  isAvailable: boolean;
  isPending: boolean;
  toggle: CategoryShelfProps['toggle'];
}

/** Memoized: only the switched item renders again. */
const ShelfItem = memo(function ShelfItem(props: ShelfItemProps) {
  const { ingredientId, name, ownOf, isAvailable, isPending, toggle } = props;
  if (ownOf) return <OwnShelfItem {...props} ownOf={ownOf} />;
  return (
    <li className="border-line border-b py-0.5 [contain-intrinsic-height:48px] [content-visibility:auto]">
      <Switch
        label={name}
        checked={isAvailable}
        hint={isPending && <WaitingForConnection />}
        inactive={isPending}
        onChange={(next) => toggle(ingredientId, next)}
      />
    </li>
  );
});
