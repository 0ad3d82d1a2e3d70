import type { PicturedIngredient } from '#domain/ingredients/ingredients.ts';
import styles from './shelf-board.module.css';

/** Fits one row of a wide screen. */
const maxShown = 40;

interface BottleStripProps {
  ingredients: readonly PicturedIngredient[];
  isLit: (ingredientId: string) => boolean;
}

/** The small bottles of a closed board, available ones first. */
export function BottleStrip({ ingredients, isLit }: BottleStripProps) {
  const lit = ingredients.filter(({ _id }) => isLit(_id));
  const dim = ingredients.filter(({ _id }) => !isLit(_id));
  return (
    <span aria-hidden className={styles.strip}>
      {[...lit, ...dim].slice(0, maxShown).map(({ _id, imageUrl }, n) => (
        <img
          key={_id}
          src={imageUrl}
          alt=""
          width={28}
          height={60}
          loading="lazy"
          decoding="async"
          fetchPriority="low"
          data-lit={n < lit.length || undefined}
        />
      ))}
    </span>
  );
}
