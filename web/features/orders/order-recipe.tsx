import type { Order } from '#domain/orders.ts';
import { RecipeModal } from '#web/components/recipe/recipe-modal.tsx';
import { unitPreference } from '#web/components/unit-preference.ts';
import { useQuery } from '#web/rpc/hooks.ts';
import { useStored } from '#web/ui/stored.ts';

interface OrderRecipeProps {
  barId: string;
  drinkId: string;
  order: Order;
  onClose: () => void;
}

/** The recipe as this bar makes it, with its substitutes; as it is written, when a bottle is out. */
export function OrderRecipe({ barId, drinkId, order, onClose }: OrderRecipeProps) {
  const unit = useStored(unitPreference);
  const here = useQuery('drinks.getDrinkForBar', { barId, drinkId, unitPreference: unit });
  const isMissing = here.status === 'ready' && here.data === null;
  const written = useQuery(
    'drinks.getDrinkById',
    isMissing ? { drinkId, unitPreference: unit } : undefined,
  );
  const drink = here.data ?? written.data;
  return drink ? (
    <RecipeModal drink={drink} subtitle={order.notes ?? ''} onClose={onClose} />
  ) : null;
}
