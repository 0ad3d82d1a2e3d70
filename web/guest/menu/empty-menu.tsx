import Sparkles from 'lucide-react/icons/sparkles';
import { useRef } from 'react';
import { filterOf, type LeftOut } from '#domain/menu/without.ts';
import { filterMenu } from '#web/guest/address/menu-address.ts';
import { setLeftOut } from '#web/guest/left-out/left-out.ts';
import { useText } from '#web/i18n/language.ts';
import type { InputOf } from '#web/rpc/api.ts';
import { useConnection, useQuery } from '#web/rpc/hooks.ts';
import { useLastReady } from '#web/rpc/use-last-ready.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { useFocusParentOnUnmount } from '#web/ui/use-focus-parent-on-unmount.ts';
import { useEmptyMenuText } from './texts.ts';

interface EmptyMenuProps {
  barId: string;
  /** Absent if the menu itself is empty. */
  filter: Partial<Omit<InputOf<'drinks.getNearestName'>, 'barId'>>;
  leftOut: readonly LeftOut[];
  /** Link to the smart search with the same question. */
  askHref: string | undefined;
}

/** Replaces an empty list: says why it is empty, and offers alternatives. */
export function EmptyMenu({ barId, filter, leftOut, askHref }: EmptyMenuProps) {
  const { menu } = useText();
  const text = useEmptyMenuText();
  const { searchTerm } = filter;
  const isFiltered = Object.keys(filter).length > 0;
  const nearest = useLastReady(
    useQuery(
      'drinks.getNearestName',
      searchTerm ? { barId, ...filter, ...filterOf(leftOut), searchTerm } : undefined,
    ),
  );
  const notice = useRef<HTMLDivElement>(null);
  useFocusParentOnUnmount(notice);
  const isLive = useConnection() === 'live';
  // Appears only when complete, so that nothing below the nearest name moves.
  const isWaiting = searchTerm && isLive && nearest.status === 'loading';
  return (
    <div
      ref={notice}
      className={`col-span-full grid justify-items-center gap-3 py-4 text-center ${isWaiting ? 'invisible' : 'enter'}`}
    >
      <img
        src="/drawings/lost.svg"
        alt=""
        width={240}
        height={200}
        className="h-[min(200px,19dvh)] w-auto md:h-[min(280px,30dvh)]"
      />
      <p className="text-balance text-ink-2 text-lg">
        {isFiltered || leftOut.length > 0 ? menu.noDrinks : menu.empty}
      </p>
      {searchTerm && nearest.data && (
        <Button onClick={() => filterMenu({ searchTerm: nearest.data ?? '' })}>
          {text.didYouMean(nearest.data)}
        </Button>
      )}
      {!isFiltered && leftOut.length > 0 && (
        <Button look="secondary" onClick={() => setLeftOut([])}>
          {text.leaveNothingOut}
        </Button>
      )}
      {isFiltered && (
        <div className="mt-2 flex flex-wrap justify-center gap-3">
          {askHref && (
            <ButtonLink href={askHref} look="secondary">
              <Sparkles size={18} aria-hidden className="text-brass" />
              {text.ask}
            </ButtonLink>
          )}
          <Button
            look="secondary"
            onClick={() => filterMenu({ searchTerm: '', categories: [], ingredientIds: [] })}
          >
            {text.showAll}
          </Button>
        </div>
      )}
    </div>
  );
}
