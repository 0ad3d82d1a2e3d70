import { Suspense, useDeferredValue, useMemo, useState } from 'react';
import { lazyPart } from '#web/i18n/texts.ts';
import { useQuery } from '#web/rpc/hooks.ts';
import { CategoryChips } from './category-chips.tsx';
import { DrinkList } from './drink-list.tsx';
import { filterMenu, useMenuAddress } from './menu-address.ts';
import { MenuSearch } from './menu-search.tsx';

const FilterSheet = lazyPart(async () => (await import('./filter-sheet.tsx')).FilterSheet);

/** The whole menu, with its filters. */
export function Browse({ barId }: { barId: string }) {
  const [showsFilters, setShowsFilters] = useState(false);
  const { data: counts = [] } = useQuery('drinks.getDrinkCategories', { barId });
  const { searchTerm, categories, ingredientIds } = useMenuAddress();
  const filter = useMemo(
    () => ({
      ...(searchTerm && { searchTerm }),
      ...(categories.length > 0 && { categories }),
      ...(ingredientIds.length > 0 && { ingredientIds }),
    }),
    [searchTerm, categories, ingredientIds],
  );
  // The chip answers first; the list may take a moment longer.
  const shownFilter = useDeferredValue(filter);
  return (
    <>
      <MenuSearch
        count={counts.reduce((sum, { count }) => sum + count, 0)}
        value={searchTerm}
        onChange={(next) => filterMenu({ searchTerm: next })}
        activeFilters={ingredientIds.length}
        onFilters={() => setShowsFilters(true)}
      />
      <CategoryChips
        counts={counts}
        chosen={categories}
        onChange={(next) => filterMenu({ categories: next })}
      />
      <DrinkList barId={barId} filter={shownFilter} />
      <Suspense>
        {showsFilters && (
          <FilterSheet
            barId={barId}
            chosen={ingredientIds}
            onChange={(next) => filterMenu({ ingredientIds: next })}
            onClose={() => setShowsFilters(false)}
          />
        )}
      </Suspense>
    </>
  );
}
