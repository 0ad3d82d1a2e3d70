import { useState, useTransition } from 'react';
import { PartBoundary } from '#web/components/error-boundary.tsx';
import { lazyPart } from '#web/i18n/lazy-part.ts';
import { useQuery } from '#web/rpc/hooks.ts';
import { CategoryChips } from './category-chips.tsx';
import { filterMenu, type MenuAddress } from './menu-address.ts';
import { MenuSearch } from './menu-search.tsx';

export const FilterSheet = lazyPart(async () => (await import('./filter-sheet.tsx')).FilterSheet);

interface FiltersProps {
  barId: string;
  chosen: Pick<MenuAddress, 'searchTerm' | 'categories' | 'ingredientIds'>;
}

/** Search term, categories and ingredients. */
export function Filters({ barId, chosen }: FiltersProps) {
  const [showsIngredients, setShowsIngredients] = useState(false);
  // The button is busy until the sheet has loaded.
  const [isOpening, startOpening] = useTransition();
  const { data: counts = [] } = useQuery('drinks.getDrinkCategories', { barId });
  const { searchTerm, categories, ingredientIds } = chosen;
  return (
    <>
      <MenuSearch
        count={counts.reduce((sum, { count }) => sum + count, 0)}
        value={searchTerm}
        onChange={(next) => filterMenu({ searchTerm: next })}
        activeFilters={ingredientIds.length}
        isOpening={isOpening}
        onFilters={() => startOpening(() => setShowsIngredients(true))}
      />
      <CategoryChips
        counts={counts}
        chosen={categories}
        onChange={(next) => filterMenu({ categories: next })}
      />
      <PartBoundary>
        {showsIngredients && (
          <FilterSheet
            barId={barId}
            chosen={ingredientIds}
            onChange={(next) => filterMenu({ ingredientIds: next })}
            onClose={() => setShowsIngredients(false)}
          />
        )}
      </PartBoundary>
    </>
  );
}
