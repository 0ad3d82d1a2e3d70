import { useState, useTransition } from 'react';
import { PartBoundary } from '#web/components/error-boundary.tsx';
import { useQuery } from '#web/rpc/hooks.ts';
import { CategoryChips } from './category-chips.tsx';
import { filterMenu, type MenuAddress } from './menu-address.ts';
import { MenuSearch } from './menu-search.tsx';
import { FilterSheet } from './parts.ts';

interface FiltersProps {
  barId: string;
  chosen: MenuAddress;
}

/** Search term and categories, and the sheet with the other filters. */
export function Filters({ barId, chosen }: FiltersProps) {
  const [showsSheet, setShowsSheet] = useState(false);
  // The button is busy until the sheet has loaded.
  const [isOpening, startOpening] = useTransition();
  const { data: counts = [] } = useQuery('drinks.getDrinkCategories', { barId });
  const count = counts.reduce((sum, one) => sum + one.count, 0);
  return (
    <>
      <MenuSearch
        count={count}
        value={chosen.searchTerm}
        onChange={(next) => filterMenu({ searchTerm: next })}
        activeFilters={chosen.ingredientIds.length + chosen.withoutAllergens.length}
        isOpening={isOpening}
        onFilters={() => startOpening(() => setShowsSheet(true))}
      />
      <CategoryChips count={count} counts={counts} chosen={chosen} onChange={filterMenu} />
      <PartBoundary>
        {showsSheet && (
          <FilterSheet
            barId={barId}
            chosen={chosen}
            onChange={filterMenu}
            onClose={() => setShowsSheet(false)}
          />
        )}
      </PartBoundary>
    </>
  );
}
