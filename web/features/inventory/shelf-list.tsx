import { useState } from 'react';
import type { IngredientCategory } from '#domain/ingredients.ts';
import { CategoryShelf, type CategoryShelfProps } from './category-shelf.tsx';
import type { ShownGroup } from './shown-groups.ts';

export interface ShelfListProps {
  groups: readonly ShownGroup[];
  /** What all its categories have in common. */
  shelf: Pick<CategoryShelfProps, 'onShelf' | 'houseMade' | 'barId' | 'isPending' | 'toggle'>;
  /** The only one that is shown. */
  category: IngredientCategory | undefined;
  isSearching: boolean;
}

/** The shelf as lists of names, which are opened one by one. */
export function ShelfList({ groups, category, isSearching, shelf }: ShelfListProps) {
  const [picked, setPicked] = useState<IngredientCategory>();
  const [opened, setOpened] = useState<ReadonlySet<IngredientCategory>>(new Set());
  if (picked !== category) {
    setPicked(category);
    if (category) setOpened(new Set(opened).add(category));
  }
  const toggleOpen = (name: IngredientCategory) => {
    const next = new Set(opened);
    if (!next.delete(name)) next.add(name);
    setOpened(next);
  };
  return groups.map(({ category: name, ingredients, found }) => (
    <CategoryShelf
      key={name}
      {...shelf}
      category={name}
      ingredients={ingredients}
      shown={found}
      isOpen={isSearching || opened.has(name)}
      onToggleOpen={() => toggleOpen(name)}
    />
  ));
}
