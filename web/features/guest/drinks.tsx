import { memo, useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { GuestBar } from '#domain/bars.ts';
import { PartBoundary } from '#web/components/error-boundary.tsx';
import { lazyPart } from '#web/i18n/lazy-part.ts';
import { DrinkList } from './drink-list.tsx';
import { Filters } from './filters.tsx';
import { askFor, type MenuAddress, useMenuAddress } from './menu-address.ts';
import { Question } from './question.tsx';
import { Thinking } from './thinking.tsx';
import { ViewTabs } from './view-tabs.tsx';

export const SmartResults = lazyPart(
  async () => (await import('./smart-results.tsx')).SmartResults,
);

/**
 * Two ways to a drink: to say what one feels like, or to look through what there is. Both begin with
 * the whole menu, which stays where it is when the guest goes from one to the other.
 */
export const Drinks = memo(function Drinks({ bar }: { bar: GuestBar }) {
  const address = useMenuAddress();
  // The tab and the chip answer first; what they open may take a moment longer.
  const opened = useDeferredValue(address);
  const isSmart = bar.allowsGuestSearch && opened.view === 'smart';
  const filter = useMemo(() => (isSmart ? {} : filterOf(opened)), [isSmart, opened]);
  // Words that brought no answer are still there to be sent again.
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
        <Question barCode={bar.barCode} ask={address.ask} typed={typed} onType={setTyped} />
      ) : (
        <Filters barId={bar._id} chosen={address} />
      )}
      {isSmart && opened.ask ? (
        <PartBoundary fallback={<Thinking />}>
          <SmartResults bar={bar} query={opened.ask} onStartOver={startOver} />
        </PartBoundary>
      ) : (
        <DrinkList barId={bar._id} filter={filter} />
      )}
    </>
  );
});

function filterOf({ searchTerm, categories, ingredientIds }: MenuAddress) {
  return {
    ...(searchTerm && { searchTerm }),
    ...(categories.length > 0 && { categories }),
    ...(ingredientIds.length > 0 && { ingredientIds }),
  };
}
