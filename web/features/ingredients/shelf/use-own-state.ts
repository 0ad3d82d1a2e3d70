import type { InventoryItem } from '#domain/ingredients/ingredients.ts';
import { useOwnText } from '#web/features/ingredients/own/texts.ts';

interface OwnItem {
  houseMade: InventoryItem['houseMade'];
  isAvailable: boolean;
  isPending: boolean;
}

/** Whether an own ingredient is available. A house-made one is while its parts are. */
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
