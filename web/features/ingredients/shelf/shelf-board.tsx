import ChevronDown from 'lucide-react/icons/chevron-down';
import { memo, useId, useState } from 'react';
import type {
  IngredientCategory,
  InventoryItem,
  PicturedIngredient,
} from '#domain/ingredients/ingredients.ts';
import { useIngredientCategories } from '#web/components/ingredient-categories/texts.ts';
import { useInventoryText } from '#web/features/ingredients/texts.ts';
import { Bottle } from './bottle.tsx';
import { BottleStrip } from './bottle-strip.tsx';
import { OwnBottle } from './own-bottle.tsx';
import styles from './shelf-board.module.css';

/** Categories of low bottles, whose boards are low too. */
const low = new Set<IngredientCategory>([
  'bitters',
  'dairy',
  'fruits',
  'herbs',
  'spices',
  'pantry',
]);

interface ShelfBoardProps {
  category: IngredientCategory;
  ingredients: readonly PicturedIngredient[];
  /** The ingredients that match the search. */
  shown: readonly PicturedIngredient[];
  isOpen: boolean;
  onOpen: (categories: readonly IngredientCategory[], isOpen: boolean) => void;
  onShelf: ReadonlySet<string>;
  houseMade: ReadonlyMap<string, NonNullable<InventoryItem['houseMade']>>;
  barId: string;
  isPending: (ingredientId: string) => boolean;
  /** Null: a house-made ingredient, available while its parts are. */
  toggle: (ingredientId: string, isAvailable: boolean | null) => void;
}

/** The bottles of a category: a strip of small ones when closed, switches on a plank when open. */
export const ShelfBoard = memo(function ShelfBoard(props: ShelfBoardProps) {
  const { category, ingredients, shown, isOpen, onOpen, onShelf, houseMade } = props;
  const text = useInventoryText();
  const categories = useIngredientCategories();
  const id = useId();
  const count = ingredients.filter(({ _id }) => onShelf.has(_id)).length;
  const isLit = (ingredientId: string) => {
    const made = houseMade.get(ingredientId);
    return onShelf.has(ingredientId) || (made?.isMadeWhenNeeded && made.canBeMade) === true;
  };
  return (
    <section
      aria-labelledby={id}
      className={styles.board}
      data-low={low.has(category) || undefined}
      data-open={isOpen || undefined}
      style={{ '--bottles': shown.length } as React.CSSProperties}
    >
      <h2>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-bottles` : undefined}
          className={styles.heading}
          onClick={() => onOpen([category], !isOpen)}
        >
          <span id={id} className={styles.category}>
            {categories[category] ?? category}
          </span>
          <span className={styles.count}>
            {text.availableInCategory(count, ingredients.length)}
          </span>
          {!isOpen && <BottleStrip ingredients={shown} isLit={isLit} />}
          <ChevronDown aria-hidden size={18} className={styles.chevron} />
        </button>
      </h2>
      {isOpen && <Bottles {...props} id={`${id}-bottles`} />}
    </section>
  );
});

function Bottles(props: ShelfBoardProps & { id: string }) {
  const { id, shown, onShelf, houseMade, barId, isPending, toggle } = props;
  const [last, setLast] = useState<string>();
  const tabStop = shown.some(({ _id }) => _id === last) ? last : shown[0]?._id;
  return (
    <ul
      id={id}
      className={styles.bottles}
      onFocus={({ target }) => {
        if (target.role === 'switch') setLast(target.dataset.ingredient);
      }}
    >
      {shown.map((ingredient, number) => {
        const Item = ingredient.isOwn ? OwnBottle : Bottle;
        return (
          <Item
            key={ingredient._id}
            ingredient={ingredient}
            barId={barId}
            houseMade={houseMade.get(ingredient._id)}
            isAvailable={onShelf.has(ingredient._id)}
            isPending={isPending(ingredient._id)}
            isTabStop={ingredient._id === tabStop}
            isBeforeOwn={shown[number + 1]?.isOwn === true}
            toggle={toggle}
          />
        );
      })}
    </ul>
  );
}
