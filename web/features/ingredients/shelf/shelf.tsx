import { useEffect } from 'react';
import { PartBoundary } from '#web/components/error-boundary.tsx';
import { lazyPart } from '#web/i18n/lazy-part.ts';
import { useStoredValue } from '#web/ui/local-storage.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { whenIdle } from '#web/ui/when-idle.ts';
import { moveByArrows } from './arrow-keys.ts';
import { retryPictures } from './retry-pictures.ts';
import { ShelfBoard } from './shelf-board.tsx';
import type { ShelfListProps } from './shelf-list.tsx';
import { inventoryView } from './view.ts';

const ShelfList = lazyPart(async () => (await import('./shelf-list.tsx')).ShelfList);

interface ShelfProps extends ShelfListProps {
  /** Boards with few bottles stand side by side. */
  hasFew: boolean;
  /** During a bulk change. */
  isBusy: boolean;
}

/** The matching ingredients, as bottles on boards or as lists. */
export function Shelf({ hasFew, isBusy, ...list }: ShelfProps) {
  const isList = useStoredValue(inventoryView) === 'list';
  useEffect(() => whenIdle(() => void ShelfList.preload().catch(() => {})), []);
  return (
    <fieldset
      ref={retryPictures}
      disabled={isBusy}
      className={`min-w-0 gap-2.5 ${hasFew && !isList ? 'flex flex-wrap gap-x-10' : 'grid'}`}
      onKeyDown={moveByArrows}
    >
      {isList ? (
        <PartBoundary fallback={<Skeleton className="h-[420px]" />}>
          <ShelfList {...list} />
        </PartBoundary>
      ) : (
        list.groups.map(({ category, ingredients, found }) => (
          <ShelfBoard
            key={category}
            {...list.shelf}
            category={category}
            ingredients={ingredients}
            shown={found}
            isOpen={list.boards.isOpen(category)}
            onOpen={list.boards.setOpen}
          />
        ))
      )}
    </fieldset>
  );
}
