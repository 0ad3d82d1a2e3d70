import { CategoryShelf, type CategoryShelfProps } from './category-shelf.tsx';
import type { OpenBoards } from './open-boards.ts';
import type { ShownGroup } from './shown-groups.ts';

export interface ShelfListProps {
  groups: readonly ShownGroup[];
  boards: OpenBoards;
  shelf: Pick<CategoryShelfProps, 'onShelf' | 'houseMade' | 'barId' | 'isPending' | 'toggle'>;
}

/** The shelf as lists of names that open one by one. */
export function ShelfList({ groups, boards, shelf }: ShelfListProps) {
  return groups.map(({ category, ingredients, found }) => (
    <CategoryShelf
      key={category}
      {...shelf}
      category={category}
      ingredients={ingredients}
      shown={found}
      isOpen={boards.isOpen(category)}
      onOpen={boards.setOpen}
    />
  ));
}
