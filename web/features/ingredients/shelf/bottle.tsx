import { memo } from 'react';
import type { InventoryItem, PicturedIngredient } from '#domain/ingredients/ingredients.ts';
import { WaitingForConnection } from '#web/components/connection/waiting-for-connection.tsx';
import { BottleButton } from './bottle-button.tsx';
import styles from './shelf-board.module.css';

export interface BottleProps {
  ingredient: PicturedIngredient;
  /** The bar in which an own ingredient is edited. */
  barId: string;
  houseMade: InventoryItem['houseMade'];
  isAvailable: boolean;
  isPending: boolean;
  /** Whether Tab stops here; arrow keys lead to the other bottles. */
  isTabStop: boolean;
  /** An own bottle follows, which may start another row. */
  isBeforeOwn: boolean;
  toggle: (ingredientId: string, isAvailable: boolean | null) => void;
}

/** A bottle on the shelf. Memoized: only the switched one renders again. */
export const Bottle = memo(function Bottle(props: BottleProps) {
  const { ingredient, isAvailable, isPending, isTabStop, isBeforeOwn, toggle } = props;
  return (
    <li className={styles.place} data-before-own={isBeforeOwn || undefined}>
      <BottleButton
        ingredient={ingredient}
        isLit={isAvailable}
        isPending={isPending}
        isTabStop={isTabStop}
        onChange={(next) => toggle(ingredient._id, next)}
      />
      {isPending && <WaitingForConnection />}
    </li>
  );
});
