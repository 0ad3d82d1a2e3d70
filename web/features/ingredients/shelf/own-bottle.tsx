import Pencil from 'lucide-react/icons/pencil';
import { memo } from 'react';
import { paths } from '#domain/routes.ts';
import { WaitingForConnection } from '#web/components/connection/waiting-for-connection.tsx';
import { useOwnText } from '#web/features/ingredients/own/texts.ts';
import { Link } from '#web/navigation/link.tsx';
import type { BottleProps } from './bottle.tsx';
import { BottleButton } from './bottle-button.tsx';
import styles from './shelf-board.module.css';
import { useOwnState } from './use-own-state.ts';

/** An own ingredient on the shelf. A house-made one is available while its parts are. */
export const OwnBottle = memo(function OwnBottle(props: BottleProps) {
  const { ingredient, barId, houseMade, isPending, isTabStop, isBeforeOwn, toggle } = props;
  const { _id, name } = ingredient;
  const text = useOwnText();
  const { isMadeWhenNeeded, isThere, state } = useOwnState(props);
  return (
    <li className={`${styles.place} ${styles.own}`} data-before-own={isBeforeOwn || undefined}>
      <BottleButton
        ingredient={ingredient}
        isLit={isThere}
        isPending={isPending}
        isTabStop={isTabStop}
        onChange={(next) => toggle(_id, next)}
      />
      <div className={styles.facts}>
        <Link
          href={paths.barIngredient(barId, _id)}
          aria-label={text.edit(name)}
          className="grid size-[44px] place-items-center rounded-full text-ink-2 hover:text-ink"
        >
          <Pencil aria-hidden size={16} />
        </Link>
        <span className="text-muted text-xs">{isPending ? <WaitingForConnection /> : state}</span>
        {houseMade && !isMadeWhenNeeded && (
          <button
            type="button"
            aria-label={text.makeWhenNeededName(name)}
            aria-disabled={isPending || undefined}
            className="min-h-[44px] text-left text-brass text-xs underline underline-offset-4"
            onClick={() => !isPending && toggle(_id, null)}
          >
            {text.makeWhenNeeded}
          </button>
        )}
      </div>
    </li>
  );
});
