import { memo, useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { GuestBar } from '#domain/bars.ts';
import { PartBoundary } from '#web/components/error-boundary.tsx';
import { useText } from '#web/i18n/language.ts';
import { useConnection } from '#web/rpc/hooks.ts';
import { DrinkList } from './drink-list.tsx';
import { Filters } from './filters.tsx';
import { askFor, type MenuAddress, useMenuAddress, viewPath } from './menu-address.ts';
import { SmartResults } from './parts.ts';
import { SearchProgress } from './search-progress.tsx';
import { SmartSearchForm } from './smart-search-form.tsx';
import { ViewTabs } from './view-tabs.tsx';

/** Smart search or browse. Both start with the whole menu, which keeps its scroll position. */
export const Drinks = memo(function Drinks({ bar }: { bar: GuestBar }) {
  const address = useMenuAddress();
  // Tabs and chips respond first; the results may take longer to render.
  const deferred = useDeferredValue(address);
  const text = useText();
  const isLive = useConnection() === 'live';
  const isSmart = bar.allowsGuestSearch && deferred.view === 'smart';
  const filter = useMemo(() => (isSmart ? {} : filterOf(deferred)), [isSmart, deferred]);
  // A query that failed stays in the form.
  const [typed, setTyped] = useState(address.ask);
  useEffect(() => {
    if (address.ask) setTyped(address.ask);
  }, [address.ask]);
  const startOver = () => {
    setTyped('');
    askFor('');
  };
  return (
    <>
      {bar.allowsGuestSearch && <ViewTabs barCode={bar.barCode} view={address.view} />}
      {isSmart ? (
        <SmartSearchForm barCode={bar.barCode} ask={address.ask} typed={typed} onType={setTyped} />
      ) : (
        <Filters barId={bar._id} chosen={address} />
      )}
      {isSmart && deferred.ask ? (
        <PartBoundary
          fallback={<SearchProgress message={isLive ? undefined : text.smart.offline} />}
        >
          <SmartResults bar={bar} query={deferred.ask} onStartOver={startOver} />
        </PartBoundary>
      ) : (
        <DrinkList
          key={bar._id}
          barId={bar._id}
          filter={filter}
          order={deferred.order}
          askHref={
            bar.allowsGuestSearch && isOnlySearched(deferred)
              ? viewPath(bar.barCode, { ask: deferred.searchTerm })
              : undefined
          }
        />
      )}
    </>
  );
});

/** A question has no filters: what the guest leaves out must not come back by it. */
function isOnlySearched(address: MenuAddress): boolean {
  return address.searchTerm !== '' && Object.keys(filterOf(address)).length === 1;
}

function filterOf(address: MenuAddress) {
  const { searchTerm, categories, ingredientIds, isAlcoholFree, withoutAllergens } = address;
  return {
    ...(searchTerm && { searchTerm }),
    ...(categories.length > 0 && { categories }),
    ...(ingredientIds.length > 0 && { ingredientIds }),
    ...(isAlcoholFree && { isAlcoholFree }),
    ...(withoutAllergens.length > 0 && { withoutAllergens }),
  };
}
