import type { BoardStatus, Order } from '#domain/orders.ts';
import { RecipeModal } from '#web/components/recipe/recipe-modal.tsx';
import { unitPreference } from '#web/components/unit-preference.ts';
import { useQuery } from '#web/rpc/hooks.ts';
import { Button } from '#web/ui/button.tsx';
import { useStoredValue } from '#web/ui/local-storage.ts';
import { useOrdersText } from './texts.ts';

interface OrderRecipeProps {
  barId: string;
  drinkId: string;
  order: Order;
  onMove: (order: Order, to: BoardStatus) => void;
  onClose: () => void;
}

/** The recipe as this bar makes it, with substitutes; the original one if an ingredient is missing. */
export function OrderRecipe({ barId, drinkId, order, onMove, onClose }: OrderRecipeProps) {
  const { marks } = useOrdersText();
  const unit = useStoredValue(unitPreference);
  const ofBar = useQuery('drinks.getDrinkForBar', { barId, drinkId, unitPreference: unit });
  const isMissing = ofBar.status === 'ready' && ofBar.data === null;
  const original = useQuery(
    'drinks.getDrinkById',
    isMissing ? { drinkId, unitPreference: unit } : undefined,
  );
  const drink = ofBar.data ?? original.data;
  const next = order.status === 'new' ? 'processing' : 'done';
  const mark = () => {
    onMove(order, next);
    if (next === 'done') onClose();
  };
  return drink ? (
    <RecipeModal
      drink={drink}
      note={order.notes}
      missing={order.missing.map(({ _id }) => _id)}
      onClose={onClose}
      next={
        order.status !== 'done' && (
          <Button className="flex-1" onClick={mark}>
            {marks[next]}
          </Button>
        )
      }
    />
  ) : null;
}
