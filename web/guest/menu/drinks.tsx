import { memo, useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { GuestBar } from '#domain/bars/bars.ts';
import { PartBoundary } from '#web/components/error-boundary.tsx';
import {
  askFor,
  type MenuAddress,
  useMenuAddress,
  viewPath,
} from '#web/guest/address/menu-address.ts';
import { ActiveFilters } from '#web/guest/filter/parts.ts';
import { useLeftOut } from '#web/guest/left-out/left-out.ts';
import { SmartResults } from '#web/guest/search/parts.ts';
import { SearchProgress } from '#web/guest/search/search-progress.tsx';
import { SmartSearchForm } from '#web/guest/search/smart-search-form.tsx';
import { useText } from '#web/i18n/language.ts';
import { useConnection } from '#web/rpc/hooks.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { DrinkList } from './drink-list.tsx';
import { Filters } from './parts.ts';
import { ViewTabs } from './view-tabs.tsx';

/** Smart search or browse. Both start with the whole menu, which keeps its scroll position. */
export const Drinks = memo(function Drinks({ bar }: { bar: GuestBar }) {
  const address = useMenuAddress();
  // Tabs and chips respond first. The results may take longer to render.
  const deferred = useDeferredValue(address);
  const text = useText();
  const isLive = useConnection() === 'live';
  const isSmart = bar.allowsGuestSearch && deferred.view === 'smart';
  const filter = useMemo(() => (isSmart ? {} : filterIn(deferred)), [isSmart, deferred]);
  const leftOut = useLeftOut();
  const deferredLeftOut = useDeferredValue(leftOut);
  // A failed query stays in the form.
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
        <>
          <SmartSearchForm
            barCode={bar.barCode}
            ask={address.ask}
            typed={typed}
            onType={setTyped}
          />
          {leftOut.length > 0 && (
            <div className="scrollbar-none -mx-4 -my-1 sticky top-0 z-10 flex gap-2 overflow-x-auto bg-[linear-gradient(var(--bg)_80%,transparent)] px-4 py-1">
              <PartBoundary>
                <ActiveFilters barId={bar._id} leftOut={leftOut} ingredientIds={[]} />
              </PartBoundary>
            </div>
          )}
        </>
      ) : (
        <PartBoundary fallback={<FiltersSkeleton />}>
          <Filters barId={bar._id} chosen={address} leftOut={leftOut} />
        </PartBoundary>
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
          leftOut={deferredLeftOut}
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

/** As high as the search and the chips. */
function FiltersSkeleton() {
  return (
    <>
      <Skeleton className="h-12" />
      <Skeleton className="h-[44px]" />
    </>
  );
}

/** A question has no filters, which would be lost. */
function isOnlySearched(address: MenuAddress): boolean {
  return address.searchTerm !== '' && Object.keys(filterIn(address)).length === 1;
}

function filterIn({ searchTerm, categories, ingredientIds }: MenuAddress) {
  return {
    ...(searchTerm && { searchTerm }),
    ...(categories.length > 0 && { categories }),
    ...(ingredientIds.length > 0 && { ingredientIds }),
  };
}
