import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type DrinkCategory, drinksPerPage } from '#domain/drinks.ts';
import { unitPreference } from '#web/components/unit-preference.ts';
import { guestErrorText } from '#web/i18n/error-text.ts';
import { useText } from '#web/i18n/language.ts';
import { refetch, useQuery } from '#web/rpc/hooks.ts';
import { Button } from '#web/ui/button.tsx';
import { useStoredValue } from '#web/ui/local-storage.ts';
import { whenNear } from '#web/ui/when-near.ts';
import { DrinkCard, DrinkCardSkeleton } from './drink-card.tsx';
import { useLastReady } from './use-last-ready.ts';

const eagerPictures = 4;

interface DrinkListProps {
  barId: string;
  filter: { searchTerm?: string; categories?: DrinkCategory[]; ingredientIds?: string[] };
}

/** The drinks of a filter, page by page. A new filter, bar or unit starts from the first page. */
export const DrinkList = memo(function DrinkList({ barId, filter }: DrinkListProps) {
  const unit = useStoredValue(unitPreference);
  return (
    <div className="grid grid-cols-2 gap-3 md:grid-cols-3 lg:grid-cols-4">
      <Page key={JSON.stringify([barId, filter, unit])} {...{ barId, filter }} cursor={null} />
    </div>
  );
});

function Page({ barId, filter, cursor }: DrinkListProps & { cursor: string | null }) {
  const text = useText();
  const unit = useStoredValue(unitPreference);
  const [showsNext, setShowsNext] = useState(false);
  const input = {
    barId,
    paginationOpts: { numItems: drinksPerPage, cursor },
    ...filter,
    unitPreference: unit,
  };
  const { data, error } = useLastReady(useQuery('drinks.getFilteredDrinksForBar', input));
  if (error) {
    return (
      <div role="alert" className="col-span-full grid justify-items-center gap-4 py-12 text-center">
        <p className="text-ink-2">{guestErrorText(text, error)}</p>
        <Button look="secondary" onClick={() => refetch('drinks.getFilteredDrinksForBar', input)}>
          {text.common.tryAgain}
        </Button>
      </div>
    );
  }
  if (!data) return cursor ? <Skeletons count={2} /> : <Skeletons count={6} />;
  const isFiltered = Object.keys(filter).length > 0;
  if (data.page.length === 0 && !cursor) {
    return (
      <div className="col-span-full grid justify-items-center gap-4 py-12 text-center text-ink-2">
        {!isFiltered && <img src="/pictures/none.svg" alt="" width={120} height={150} />}
        <p>{isFiltered ? text.menu.noDrinks : text.menu.empty}</p>
      </div>
    );
  }
  return (
    <>
      {data.page.map((drink, number) => (
        <DrinkCard key={drink._id} drink={drink} eager={!cursor && number < eagerPictures} />
      ))}
      {data.isDone ? (
        <div className="col-span-full py-8 text-center text-muted">
          <p>{text.menu.end}</p>
          {isFiltered && <p>{text.menu.endOfFound}</p>}
        </div>
      ) : showsNext ? (
        <Page {...{ barId, filter }} cursor={data.continueCursor} />
      ) : (
        <More onMore={() => setShowsNext(true)} />
      )}
    </>
  );
}

/** Loads the next page when the reader comes near. A button, for keyboards and old browsers. */
function More({ onMore }: { onMore: () => void }) {
  const text = useText();
  const ref = useRef<HTMLDivElement>(null);
  const latest = useRef(onMore);
  latest.current = onMore;
  useEffect(() => {
    if (ref.current) return whenNear(ref.current, '800px', () => latest.current());
  }, []);
  // Unmounted while focused, it hands the focus to the last card: the next card follows it.
  useLayoutEffect(() => {
    const more = ref.current;
    return () => {
      if (!more?.contains(document.activeElement)) return;
      const last = more.previousElementSibling?.querySelector<HTMLElement>('button, a');
      last?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div ref={ref} className="col-span-full grid justify-items-center py-4">
      <Button look="secondary" onClick={onMore}>
        {text.menu.more}
      </Button>
    </div>
  );
}

function Skeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, number) => <DrinkCardSkeleton key={number} />);
}
