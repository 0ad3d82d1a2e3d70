import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { Order } from '#domain/orders/orders.ts';
import type { PouredIngredient } from '#web/components/recipe/ingredient-list.tsx';
import { useOrdersText } from '#web/features/orders/texts.ts';
import { useText } from '#web/i18n/language.ts';
import { Button } from '#web/ui/button.tsx';

/** Orders that lack an ingredient. */
export interface Lacking {
  ingredientId: string;
  orders: readonly Order[];
}

interface RanOutProps {
  /** Ingredients that were taken off the shelf while the recipe was open. */
  gone: readonly PouredIngredient[];
  /** Open orders that cannot be made without it. */
  affected: readonly Order[];
  isBusy: boolean;
  onUndo: (ingredient: PouredIngredient) => void;
  /** Declines each of these because its ingredient is missing. */
  onDecline: (lacking: readonly Lacking[]) => void;
}

/** Names the bottles that ran out, with Undo, and the orders that need them. */
export function RanOut({ gone, affected, isBusy, onUndo, onDecline }: RanOutProps) {
  const text = useOrdersText();
  const { orders: shared } = useText();
  return (
    <div role="status">
      {gone.length > 0 && (
        <div className="mt-3 grid gap-2 rounded-[12px] bg-warn/15 px-3 py-2.5">
          {gone.map((ingredient) => (
            <p key={ingredient.pouredId} className="flex items-center justify-between gap-3">
              <span className="min-w-0 font-semibold wrap-anywhere">
                {text.tookOff(ingredient.name)}
              </span>
              <Button
                look="secondary"
                className="flex-none"
                inactive={isBusy}
                onClick={() => onUndo(ingredient)}
              >
                {text.undo}
              </Button>
            </p>
          ))}
          {affected.length > 0 && (
            <>
              <p className="flex items-center gap-2">
                <TriangleAlert aria-hidden size={18} className="flex-none text-warn" />
                {text.affected(affected.length)}
              </p>
              <ul className="grid gap-1 pl-6.5 text-ink-2 text-sm">
                {affected.map(({ _id, drink, guestName, missing }) => (
                  <li key={_id} className="wrap-anywhere">
                    <b className="text-ink">{drink?.name ?? shared.drinkNotFound}</b>{' '}
                    {`${text.by(guestName)}: ${text.out(missing.map(({ name }) => name))}`}
                  </li>
                ))}
              </ul>
              <Button look="danger" onClick={() => onDecline(lackingOf(gone, affected))}>
                {text.declineThese(affected.length)}
              </Button>
            </>
          )}
        </div>
      )}
    </div>
  );
}

/** Lists each order once, under the first ingredient that it lacks. */
export function lackingOf(
  gone: readonly Pick<PouredIngredient, '_id' | 'pouredId'>[],
  affected: readonly Order[],
): Lacking[] {
  const lacking = Map.groupBy(
    affected,
    ({ missing }) =>
      gone.find((one) => missing.some(({ _id }) => _id === one._id || _id === one.pouredId))
        ?.pouredId,
  );
  return [...lacking].flatMap(([ingredientId, orders]) =>
    ingredientId ? { ingredientId, orders } : [],
  );
}
