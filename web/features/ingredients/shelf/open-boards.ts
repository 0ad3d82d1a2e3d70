import { startTransition, useRef, useState } from 'react';
import { type IngredientCategory, ingredientCategories } from '#domain/ingredients/ingredients.ts';
import { readStorage, writeStorage } from '#web/ui/local-storage.ts';

const keyOf = (barId: string) => `openBoards ${barId}`;

export interface OpenBoards {
  isOpen: (category: IngredientCategory) => boolean;
  setOpen: (categories: readonly IngredientCategory[], isOpen: boolean) => void;
  /** Remembered during a search too. */
  remember: OpenBoards['setOpen'];
}

/**
 * The open categories of a bar's shelf, remembered by this browser; none at first. A search opens all
 * matching ones until they are closed by hand.
 */
export function useOpenBoards(barId: string, search: string): OpenBoards {
  const [opened, setOpened] = useState(() => readOpened(barId));
  const [closed, setClosed] = useState({ search, categories: new Set<IngredientCategory>() });
  const closedNow = closed.search === search ? closed.categories : new Set<IngredientCategory>();
  const latest = useRef(opened);
  const remember: OpenBoards['setOpen'] = (categories, isOpen) => {
    const next = changed(latest.current, categories, isOpen);
    latest.current = next;
    writeStorage(keyOf(barId), [...next].join());
    // Hundreds of bottles: the tapped button responds first.
    startTransition(() => setOpened(next));
  };
  if (!search) {
    return { isOpen: (category) => opened.has(category), setOpen: remember, remember };
  }
  return {
    isOpen: (category) => !closedNow.has(category),
    setOpen: (categories, isOpen) =>
      setClosed({ search, categories: changed(closedNow, categories, !isOpen) }),
    remember,
  };
}

function changed(
  before: ReadonlySet<IngredientCategory>,
  categories: readonly IngredientCategory[],
  isIn: boolean,
) {
  const next = new Set(before);
  for (const category of categories) {
    if (isIn) next.add(category);
    else next.delete(category);
  }
  return next;
}

function readOpened(barId: string): ReadonlySet<IngredientCategory> {
  const stored = readStorage(keyOf(barId))?.split(',') ?? [];
  return new Set(ingredientCategories.filter((category) => stored.includes(category)));
}
