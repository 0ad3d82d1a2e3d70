import type { PicturedIngredient } from '#domain/ingredients/ingredients.ts';
import styles from './shelf-board.module.css';

interface BottleButtonProps {
  ingredient: PicturedIngredient;
  /** Lit while available. */
  isLit: boolean;
  isPending: boolean;
  isTabStop: boolean;
  onChange: (isLit: boolean) => void;
}

/** The drawing of an ingredient with its name, as a switch. */
export function BottleButton(props: BottleButtonProps) {
  const { ingredient, isLit, isPending, isTabStop, onChange } = props;
  const { _id, name, imageUrl } = ingredient;
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isLit}
      aria-disabled={isPending || undefined}
      tabIndex={isTabStop ? 0 : -1}
      data-ingredient={_id}
      title={name}
      className={styles.bottle}
      onClick={() => !isPending && onChange(!isLit)}
    >
      <img src={imageUrl} alt="" width={120} height={270} loading="lazy" decoding="async" />
      <span className={styles.name}>{name}</span>
    </button>
  );
}
