import { startTransition, useState, useTransition } from 'react';
import { filterOf, type LeftOut } from '#domain/menu/without.ts';
import { PartBoundary } from '#web/components/error-boundary.tsx';
import { filterMenu, type MenuAddress } from '#web/guest/address/menu-address.ts';
import { MenuSearch } from '#web/guest/filter/menu-search.tsx';
import { FilterSheet } from '#web/guest/filter/parts.ts';
import { useQuery } from '#web/rpc/hooks.ts';
import { useLastReady } from '#web/rpc/use-last-ready.ts';
import { CategoryChips } from './category-chips.tsx';

interface FiltersProps {
  barId: string;
  chosen: MenuAddress;
  leftOut: readonly LeftOut[];
}

/** Search term, categories, and the sheet with the other filters. */
export function Filters({ barId, chosen, leftOut }: FiltersProps) {
  const [showsSheet, setShowsSheet] = useState(false);
  // The button is busy until the sheet has loaded. Both transitions let the tapped button respond first.
  const [isOpening, startOpening] = useTransition();
  const { searchTerm, categories, ingredientIds } = chosen;
  const counted = useQuery('drinks.getDrinkCategories', {
    barId,
    ...(searchTerm && { searchTerm }),
    ...(ingredientIds.length > 0 && { ingredientIds }),
    ...filterOf(leftOut),
  });
  const { data: counts = [] } = useLastReady(counted);
  const count = counts
    .filter(({ category }) => categories.length === 0 || categories.includes(category))
    .reduce((sum, one) => sum + one.count, 0);
  return (
    <>
      <MenuSearch
        count={count}
        value={searchTerm}
        onChange={(next) => filterMenu({ searchTerm: next })}
        activeFilters={ingredientIds.length + leftOut.length}
        isOpening={isOpening}
        onFilters={() => startOpening(() => setShowsSheet(true))}
      />
      <CategoryChips {...{ barId, count, counts, chosen, leftOut }} />
      <PartBoundary>
        {showsSheet && (
          <FilterSheet
            {...{ barId, ingredientIds, leftOut }}
            count={counted.data && count}
            onClose={() => startTransition(() => setShowsSheet(false))}
          />
        )}
      </PartBoundary>
    </>
  );
}
