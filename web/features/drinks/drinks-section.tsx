import Plus from 'lucide-react/icons/plus';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { OwnBar } from '#domain/bars.ts';
import { paths } from '#domain/routes.ts';
import { EmptyState } from '#web/components/empty-state.tsx';
import { RecipeModal } from '#web/components/recipe/recipe-modal.tsx';
import { SectionSkeleton } from '#web/components/section-skeleton.tsx';
import { unitPreference } from '#web/components/unit-preference.ts';
import { errorText } from '#web/i18n/error-text.ts';
import { useText } from '#web/i18n/language.ts';
import { useQuery } from '#web/rpc/hooks.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { useStoredValue } from '#web/ui/local-storage.ts';
import { DrinkActions } from './drink-actions.tsx';
import { DrinkList } from './drink-list.tsx';
import { FeaturedDrinks } from './featured-drinks.tsx';
import { MenuSettings } from './menu-settings.tsx';
import { DetailsSheet, SoldOutSheet } from './menu-sheets.tsx';
import { useDrinksText } from './texts.ts';
import { useMenu } from './use-menu.ts';

interface DrinksSectionProps {
  bar: OwnBar;
  /** Members compose the menu; its mode and currency are the owner's. */
  isOwner: boolean;
}

/** The drinks that the bar can make, and the menu that is composed of them. */
export function DrinksSection({ bar, isOwner }: DrinksSectionProps) {
  const text = useDrinksText();
  const shared = useText();
  const unit = useStoredValue(unitPreference);
  const [openId, setOpenId] = useState<string>();
  const [asked, setAsked] = useState<{ what: 'soldOut' | 'details'; drinkId: string }>();
  const ask = useCallback(
    (what: 'soldOut' | 'details', drinkId: string) => setAsked({ what, drinkId }),
    [],
  );
  const menu = useMenu(bar);
  const available = useQuery('drinks.getAvailableDrinksForBar', {
    barId: bar._id,
    unitPreference: unit,
  });
  // A long list is rendered with lower priority than taps.
  const drinks = useDeferredValue(available.data);
  const byId = useMemo(() => new Map(drinks?.map((drink) => [drink._id, drink])), [drinks]);
  const problem = available.error ?? menu.error;
  if (problem) return <p role="alert">{errorText(shared, problem)}</p>;
  if (!drinks || menu.isLoading) return <SectionSkeleton />;
  if (drinks.length === 0) {
    return (
      <EmptyState title={text.none} reason={text.noneReason}>
        <ButtonLink href={paths.bar(bar._id, 'inventory')} look="secondary" className="mt-2">
          {text.toInventory}
        </ButtonLink>
        <ButtonLink href={paths.barDrink(bar._id, 'new')} look="secondary">
          {text.newDrink}
        </ButtonLink>
      </EmptyState>
    );
  }

  const open = openId && byId.get(openId);
  const about = asked && byId.get(asked.drinkId);
  const sheet = about && {
    about: about.name,
    onChange: (change: Parameters<typeof menu.change>[1]) => void menu.change([about._id], change),
    onClose: () => setAsked(undefined),
  };
  return (
    <section
      aria-label={text.availableDrinks}
      className="grid gap-5 rounded-md border border-line bg-surface p-4 sm:p-6"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">{text.availableDrinks}</h2>
        <ButtonLink href={paths.barDrink(bar._id, 'new')} look="secondary">
          <Plus aria-hidden size={18} />
          {text.newDrink}
        </ButtonLink>
      </div>
      <MenuSettings menu={menu} drinks={drinks} isOwner={isOwner} />
      <FeaturedDrinks menu={menu} drinks={drinks} />
      <DrinkList bar={bar} drinks={drinks} menu={menu} onView={setOpenId} onAsk={ask} />
      {open && (
        <RecipeModal
          drink={open}
          onClose={() => setOpenId(undefined)}
          more={<DrinkActions bar={bar} drink={open} />}
        />
      )}
      {sheet && asked.what === 'soldOut' && <SoldOutSheet {...sheet} />}
      {sheet && asked.what === 'details' && (
        <DetailsSheet
          {...sheet}
          fields={['price', 'note']}
          entry={menu.entries.get(about._id)}
          currency={menu.currency}
        />
      )}
    </section>
  );
}
