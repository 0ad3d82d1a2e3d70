import {
  Fragment,
  memo,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type Drink, type DrinkCategory, drinksPerPage } from '#domain/drinks/drinks.ts';
import { conflictsOf, filterOf, type LeftOut } from '#domain/menu/without.ts';
import { PartBoundary } from '#web/components/error-boundary.tsx';
import { unitPreference } from '#web/components/unit-preference.ts';
import { type MenuAddress, sortMenu } from '#web/guest/address/menu-address.ts';
import { DrinkCard, DrinkCardSkeletons } from '#web/guest/drink/drink-card.tsx';
import { OfflineDrinks } from '#web/guest/filter/parts.ts';
import { rememberDrinks } from '#web/guest/filter/seen-drinks.ts';
import { firstErrorText } from '#web/i18n/first-error-text.ts';
import { useText } from '#web/i18n/language.ts';
import type { InputOf } from '#web/rpc/api.ts';
import { refetch, useConnection, useQuery } from '#web/rpc/hooks.ts';
import { useLastReady } from '#web/rpc/use-last-ready.ts';
import { Button } from '#web/ui/button.tsx';
import { useStoredValue } from '#web/ui/local-storage.ts';
import { whenNear } from '#web/ui/scroll/when-near.ts';
import { Highlights } from './highlights.tsx';
import { EmptyMenu } from './parts.ts';
import { useSectionTitle } from './sections-in-sight.ts';

const eagerPictures = 4;

type Input = InputOf<'drinks.getFilteredDrinksForBar'>;

interface DrinkListProps {
  barId: string;
  filter: Omit<Input, 'barId' | 'paginationOpts' | 'unitPreference' | 'order'>;
  leftOut: readonly LeftOut[];
  order: MenuAddress['order'];
  /** Link to the smart search with the same question. */
  askHref: string | undefined;
}

/**
 * The drinks of a filter, page by page. Without a filter, they follow the highlights of the menu. A
 * new filter, order, bar or unit starts from the first page.
 */
export const DrinkList = memo(function DrinkList({
  barId,
  filter,
  leftOut,
  order,
  askHref,
}: DrinkListProps) {
  const unit = useStoredValue(unitPreference);
  const { status, data } = useLastReady(
    useQuery('menu.getHighlights', { barId, unitPreference: unit, ...filterOf(leftOut) }),
  );
  const isWhole = Object.keys(filter).length === 0;
  const isLoading = isWhole && status === 'loading';
  // Drinks loaded before the guest left something out stay visible until the next page arrives.
  const suits = (drink: Drink) => conflictsOf(drink, leftOut).length === 0;
  const highlights = isWhole &&
    data && { featured: data.featured.filter(suits), popular: data.popular.filter(suits) };
  const inHighlights = highlights ? highlights.featured.length + highlights.popular.length : 0;
  return (
    <>
      {highlights && <Highlights {...highlights} eagerPictures={eagerPictures} />}
      <div className="cards">
        {isLoading && <DrinkCardSkeletons count={6} />}
        <div className={isLoading ? 'hidden' : 'contents'}>
          <Page
            key={JSON.stringify([barId, filter, leftOut, order, unit])}
            {...{ barId, filter, leftOut, order, askHref }}
            cursor={null}
            eager={eagerPictures - inHighlights}
          />
        </div>
      </div>
    </>
  );
});

interface PageProps extends DrinkListProps {
  cursor: string | null;
  /** The category of the previous drink. */
  after?: DrinkCategory;
  /** Number of pictures in the first viewport. */
  eager: number;
}

function Page(props: PageProps) {
  const { barId, filter, leftOut, order, askHref, cursor, after, eager } = props;
  const text = useText();
  const unit = useStoredValue(unitPreference);
  const isLive = useConnection() === 'live';
  const [showsNext, setShowsNext] = useState(false);
  const input: Input = {
    barId,
    paginationOpts: { numItems: drinksPerPage, cursor },
    ...filter,
    ...filterOf(leftOut),
    // Search results start with the best match.
    ...(!filter.searchTerm && { order }),
    unitPreference: unit,
  };
  const { data, error } = useLastReady(useQuery('drinks.getFilteredDrinksForBar', input));
  useEffect(() => {
    if (data) rememberDrinks(barId, data.page);
  }, [barId, data]);
  if (error) {
    return (
      <div role="alert" className="col-span-full grid justify-items-center gap-4 py-12 text-center">
        <p className="text-ink-2">{firstErrorText(text, error)}</p>
        <Button look="secondary" onClick={() => refetch('drinks.getFilteredDrinksForBar', input)}>
          {text.common.tryAgain}
        </Button>
      </div>
    );
  }
  if (!data) {
    return isLive || cursor ? (
      <DrinkCardSkeletons count={cursor ? 2 : 6} />
    ) : (
      <PartBoundary>
        <OfflineDrinks {...{ barId, filter, leftOut }} />
      </PartBoundary>
    );
  }
  const isFiltered = Object.keys(filter).length > 0;
  if (data.page.length === 0 && !cursor) {
    return (
      <PartBoundary>
        <EmptyMenu {...{ barId, filter, leftOut, askHref }} />
      </PartBoundary>
    );
  }
  const isByCategory = input.order === 'category';
  const categoryBefore = (number: number) => (number ? data.page[number - 1]?.category : after);
  return (
    <>
      {!cursor && !isByCategory && (
        <Title isHidden={!input.order} order={order}>
          {text.menu.allDrinks}
        </Title>
      )}
      {data.page.map((drink, number) => (
        <Fragment key={drink._id}>
          {isByCategory && drink.category !== categoryBefore(number) && (
            <Title order={!cursor && number === 0 ? order : undefined} category={drink.category}>
              {text.drinkCategories[drink.category] ?? drink.category}
            </Title>
          )}
          <DrinkCard drink={drink} eager={!cursor && number < eager} />
        </Fragment>
      ))}
      {data.isDone ? (
        <div className="col-span-full py-8 text-center text-muted">
          <p>{text.menu.end}</p>
          {isFiltered && <p>{text.menu.endOfFound}</p>}
        </div>
      ) : showsNext ? (
        <Page
          {...{ barId, filter, leftOut, order, askHref, eager }}
          cursor={data.continueCursor}
          after={data.page.at(-1)?.category}
        />
      ) : (
        <More onMore={() => setShowsNext(true)} />
      )}
    </>
  );
}

interface TitleProps {
  children: ReactNode;
  isHidden?: boolean;
  /** Renders the switch of the order. */
  order?: MenuAddress['order'] | undefined;
  /** The section that starts here. */
  category?: DrinkCategory | undefined;
}

/** The title of a section of the list. */
function Title({ children, isHidden, order, category }: TitleProps) {
  const text = useText();
  const ref = useRef<HTMLDivElement>(null);
  useSectionTitle(ref, category);
  const orders = { category: text.menu.byCategory, name: text.menu.byName };
  return (
    <div
      ref={ref}
      className={isHidden ? 'sr-only' : 'col-span-full flex flex-wrap items-center gap-x-4 pt-2'}
    >
      <h2 className="mr-auto text-xl">{children}</h2>
      {order && !isHidden && (
        <div className="-mr-2 ml-auto flex">
          {(['category', 'name'] as const).map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === order}
              className="min-h-[44px] min-w-[44px] px-2 text-muted text-sm aria-pressed:font-semibold aria-pressed:text-ink"
              onClick={() => sortMenu(each)}
            >
              {orders[each]}
            </button>
          ))}
        </div>
      )}
    </div>
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
  // If it unmounts while focused, the focus moves to the last card, which the next card follows.
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
