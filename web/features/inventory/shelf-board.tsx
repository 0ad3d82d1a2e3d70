import { memo, useId, useState } from 'react';
import type { IngredientCategory, InventoryItem, PicturedIngredient } from '#domain/ingredients.ts';
import { useIngredientCategories } from '#web/components/ingredient-categories/texts.ts';
import { Bottle } from './bottle.tsx';
import { OwnBottle } from './own/own-bottle.tsx';
import styles from './shelf-board.module.css';
import { useInventoryText } from './texts.ts';

/** Categories of what is low: so are their boards. */
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
  onShelf: ReadonlySet<string>;
  houseMade: ReadonlyMap<string, NonNullable<InventoryItem['houseMade']>>;
  barId: string;
  isPending: (ingredientId: string) => boolean;
  /** Null: a house-made one is made when needed. */
  toggle: (ingredientId: string, isAvailable: boolean | null) => void;
}

/** The bottles of a category, on a board of the shelf. */
export const ShelfBoard = memo(function ShelfBoard(props: ShelfBoardProps) {
  const { category, ingredients, shown, onShelf, houseMade, barId, isPending, toggle } = props;
  const text = useInventoryText();
  const categories = useIngredientCategories();
  const id = useId();
  const [last, setLast] = useState<string>();
  const tabStop = shown.some(({ _id }) => _id === last) ? last : shown[0]?._id;
  const count = ingredients.filter(({ _id }) => onShelf.has(_id)).length;
  return (
    <section
      aria-labelledby={id}
      className={styles.board}
      data-low={low.has(category) || undefined}
      style={{ '--bottles': shown.length } as React.CSSProperties}
    >
      <header className={styles.heading}>
        <h2 id={id}>{categories[category]}</h2>
        <p>{text.availableInCategory(count, ingredients.length)}</p>
      </header>
      <ul
        className={styles.bottles}
        onFocus={({ target }) => {
          if (target.role === 'switch') setLast(target.dataset.ingredient);
        }}
      >
        {shown.map((ingredient) => {
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
              toggle={toggle}
            />
          );
        })}
      </ul>
    </section>
  );
});
