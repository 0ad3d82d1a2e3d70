import type { InventoryItem } from '#domain/ingredients/ingredients.ts';
import { useOwnText } from '#web/features/ingredients/own/texts.ts';

interface OwnItem {
  houseMade: InventoryItem['houseMade'];
  isAvailable: boolean;
  isPending: boolean;
}

/** Whether an own ingredient is there: a house-made one may be, because it can be made. */
export function useOwnState({ houseMade, isAvailable, isPending }: OwnItem) {
  const text = useOwnText();
  const isMadeWhenNeeded = houseMade?.isMadeWhenNeeded === true && !isPending;
  const canBeMade = houseMade?.canBeMade ?? false;
  return {
    isMadeWhenNeeded,
    isThere: isMadeWhenNeeded ? canBeMade : isAvailable,
    state: isMadeWhenNeeded ? (canBeMade ? text.whenNeeded : text.cannotBeMade) : text.own,
  };
}
