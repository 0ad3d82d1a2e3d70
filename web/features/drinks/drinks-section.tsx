import { type ReactNode, useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { OwnBar } from '#domain/bars/bars.ts';
import type { Drink } from '#domain/drinks/drinks.ts';
import type { MenuChange } from '#domain/menu/menu-change.ts';
import { paths } from '#domain/routes.ts';
import { RecipeModal } from '#web/components/recipe/recipe-modal.tsx';
import { EmptyState } from '#web/components/section/empty-state.tsx';
import { SectionError } from '#web/components/section/section-error.tsx';
import { unitPreference } from '#web/components/unit-preference.ts';
import { DrinkActions } from '#web/features/drinks/actions/drink-actions.tsx';
import { DrinkList } from '#web/features/drinks/list/drink-list.tsx';
import type { ListProps } from '#web/features/drinks/list/drink-row.tsx';
import { DrinkToolbar } from '#web/features/drinks/list/drink-toolbar.tsx';
import { type DrinkFilter, everyDrink } from '#web/features/drinks/list/filter-drinks.ts';
import { EmptyMenu } from '#web/features/drinks/menu/empty-menu.tsx';
import { MenuSettings } from '#web/features/drinks/menu/menu-settings.tsx';
import { DetailsSheet, SoldOutSheet } from '#web/features/drinks/menu/menu-sheets.tsx';
import { type Menu, useMenu } from '#web/features/drinks/menu/use-menu.ts';
import { useQuery } from '#web/rpc/hooks.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { useStoredValue } from '#web/ui/local-storage.ts';
import { DrinksSkeleton } from './drinks-skeleton.tsx';
import { useDrinksText } from './texts.ts';

interface DrinksSectionProps {
  bar: OwnBar;
  /** Members compose the menu; its mode and currency are the owner's. */
  isOwner: boolean;
  /** The card that creates drinks. */
  creation: ReactNode;
}

type Asked = Parameters<ListProps['onAsk']>;

/** The drinks that the bar can make, and its menu. */
export function DrinksSection({ bar, isOwner, creation }: DrinksSectionProps) {
  const text = useDrinksText();
  const unit = useStoredValue(unitPreference);
  const [filter, setFilter] = useState(everyDrink);
  const change = useCallback(
    (part: Partial<DrinkFilter>) => setFilter((before) => ({ ...before, ...part })),
    [],
  );
  const [openId, setOpenId] = useState<string>();
  const [asked, setAsked] = useState<Asked>();
  const ask = useCallback((...what: Asked) => setAsked(what), []);
  const menu = useMenu(bar);
  const available = useQuery('drinks.getAvailableDrinksForBar', {
    barId: bar._id,
    unitPreference: unit,
  });
  // A long list is rendered with lower priority than taps.
  const drinks = useDeferredValue(available.data);
  const byId = useMemo(() => new Map(drinks?.map((drink) => [drink._id, drink])), [drinks]);
  const problem = available.error ?? menu.error;
  if (problem) return <SectionError error={problem} />;

  const shown = menu.isLoading || !drinks?.length ? undefined : drinks;
  const isEmpty = !menu.isLoading && drinks?.length === 0;
  const open = openId && byId.get(openId);
  return (
    <section aria-label={text.availableDrinks} className="-mt-2 grid gap-3 lg:-mt-3">
      {shown && (
        <DrinkToolbar
          bar={bar}
          drinks={shown}
          menu={menu}
          filter={filter}
          onChange={change}
          settings={<MenuSettings menu={menu} drinks={shown} isOwner={isOwner} />}
        />
      )}
      {shown && <EmptyMenu menu={menu} drinks={shown} />}
      {/* Shown only when complete, so that nothing jumps. */}
      <div className={shown || isEmpty ? 'flex flex-wrap gap-3' : 'hidden'}>{creation}</div>
      {shown && (
        <DrinkList
          bar={bar}
          drinks={shown}
          menu={menu}
          filter={filter}
          onFilter={change}
          onView={setOpenId}
          onAsk={ask}
        />
      )}
      {!shown && !isEmpty && <DrinksSkeleton />}
      {isEmpty && <NoDrinks barId={bar._id} />}
      {open && (
        <RecipeModal
          drink={open}
          onClose={() => setOpenId(undefined)}
          more={<DrinkActions bar={bar} drink={open} />}
        />
      )}
      {asked && (
        <AskedSheet
          what={asked[0]}
          drink={byId.get(asked[1])}
          menu={menu}
          onClose={() => setAsked(undefined)}
        />
      )}
    </section>
  );
}

function NoDrinks({ barId }: { barId: string }) {
  const text = useDrinksText();
  return (
    <EmptyState title={text.none} reason={text.noneReason}>
      <ButtonLink href={paths.bar(barId, 'inventory')} look="secondary" className="mt-2">
        {text.toInventory}
      </ButtonLink>
      <ButtonLink href={paths.barDrink(barId, 'new')} look="secondary">
        {text.newDrink}
      </ButtonLink>
    </EmptyState>
  );
}

interface AskedSheetProps {
  what: Asked[0];
  /** Undefined once it has left the list. */
  drink: Drink | undefined;
  menu: Menu;
  onClose: () => void;
}

function AskedSheet({ what, drink, menu, onClose }: AskedSheetProps) {
  if (!drink) return null;
  const sheet = {
    about: drink.name,
    onChange: (change: MenuChange) => void menu.change([drink._id], change),
    onClose,
  };
  if (what === 'soldOut') return <SoldOutSheet {...sheet} />;
  return (
    <DetailsSheet
      {...sheet}
      fields={['price', 'note']}
      entry={menu.entries.get(drink._id)}
      currency={menu.currency}
    />
  );
}
