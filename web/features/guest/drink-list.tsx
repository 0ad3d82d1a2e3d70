import { memo, useEffect, useRef, useState } from 'react';
import type { DrinkCategory } from '#domain/drink-categories.ts';
import { drinksPerPage } from '#domain/menu-page.ts';
import { unitPreference } from '#web/components/unit-preference.ts';
import { guestErrorText } from '#web/i18n/error-text.ts';
import { useText } from '#web/i18n/language.ts';
import { useQuery } from '#web/rpc/hooks.ts';
import { useStored } from '#web/ui/stored.ts';
import { whenNear } from '#web/ui/when-near.ts';
import { DrinkCard, DrinkCardSkeleton } from './drink-card.tsx';
import { useLastReady } from './use-last-ready.ts';

const inFirstView = 4;

interface DrinkListProps {
  barId: string;
  filter: { searchTerm?: string; categories?: DrinkCategory[]; ingredientIds?: string[] };
}

/** The drinks of a filter, page after page. Another filter, bar or unit starts from the top. */
export const DrinkList = memo(function DrinkList({ barId, filter }: DrinkListProps) {
  const unit = useStored(unitPreference);
  return (
    <div className="grid grid-cols-2 gap-3 md:grid-cols-3 lg:grid-cols-4">
      <Page key={JSON.stringify([barId, filter, unit])} {...{ barId, filter }} cursor={null} />
    </div>
  );
});

function Page({ barId, filter, cursor }: DrinkListProps & { cursor: string | null }) {
  const text = useText();
  const unit = useStored(unitPreference);
  const [wantsMore, setWantsMore] = useState(false);
  const { data, error } = useLastReady(
    useQuery('drinks.getFilteredDrinksForBar', {
      barId,
      paginationOpts: { numItems: drinksPerPage, cursor },
      ...filter,
      unitPreference: unit,
    }),
  );
  if (error) {
    return (
      <p className="col-span-full py-16 text-center text-ink-2">{guestErrorText(text, error)}</p>
    );
  }
  if (!data) return cursor ? <Skeletons count={2} /> : <Skeletons count={6} />;
  if (data.page.length === 0 && !cursor) {
    const isFiltered = Object.keys(filter).length > 0;
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
        <DrinkCard key={drink._id} drink={drink} eager={!cursor && number < inFirstView} />
      ))}
      {data.isDone ? (
        <p className="col-span-full py-8 text-center text-muted">{text.menu.end}</p>
      ) : wantsMore ? (
        <Page {...{ barId, filter }} cursor={data.continueCursor} />
      ) : (
        <Sentinel onSeen={() => setWantsMore(true)} />
      )}
    </>
  );
}

/** Calls for the next page a screen before its end is reached. */
function Sentinel({ onSeen }: { onSeen: () => void }) {
  const ref = useRef<HTMLDivElement>(null);
  const seen = useRef(onSeen);
  seen.current = onSeen;
  useEffect(() => {
    if (ref.current) return whenNear(ref.current, '800px', () => seen.current());
  }, []);
  return <div ref={ref} className="col-span-full h-px" />;
}

function Skeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, number) => <DrinkCardSkeleton key={number} />);
}
