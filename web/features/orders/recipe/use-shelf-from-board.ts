import { useState } from 'react';
import type { Order } from '#domain/orders/orders.ts';
import type { PouredIngredient } from '#web/components/recipe/ingredient-list.tsx';
import { useOrdersText } from '#web/features/orders/texts.ts';
import { errorText } from '#web/i18n/error-text.ts';
import { useText } from '#web/i18n/language.ts';
import { useOfflineMutation } from '#web/rpc/offline-mutation.ts';
import { toasts } from '#web/ui/toast/toasts.tsx';

/**
 * Takes ingredients off the shelf while a recipe is open, and lists the open orders that lack them.
 */
export function useShelfFromBoard(barId: string, orders: readonly Order[]) {
  const text = useOrdersText();
  const shared = useText();
  const [update, isBusy] = useOfflineMutation('ingredients.updateInventoryItem');
  const [gone, setGone] = useState<readonly PouredIngredient[]>([]);

  const put = async (ingredient: PouredIngredient, isAvailable: boolean) => {
    const { pouredId } = ingredient;
    try {
      await update({ barId, ingredientId: pouredId, isAvailable });
      setGone((before) => {
        const others = before.filter((one) => one.pouredId !== pouredId);
        return isAvailable ? others : [...others, ingredient];
      });
    } catch (error) {
      toasts.error(text.shelfFailed(errorText(shared, error)));
    }
  };

  const lacks = ({ status, missing }: Order) =>
    status !== 'done' &&
    missing.some(({ _id }) => gone.some((one) => one._id === _id || one.pouredId === _id));
  return { gone, affected: orders.filter(lacks), isBusy, put };
}
