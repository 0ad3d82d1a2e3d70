import { type CSSProperties, type RefObject, useEffect, useRef, useState } from 'react';
import type { GuestBar } from '#domain/bars/bars.ts';
import type { Drink } from '#domain/drinks/drinks.ts';
import { applySubstitutions } from '#web/components/apply-substitutions.ts';
import { ConnectionNotice } from '#web/components/connection/connection-state.tsx';
import { DrinkPicture } from '#web/components/drink-picture.tsx';
import { PartBoundary } from '#web/components/error-boundary.tsx';
import { unitPreference } from '#web/components/unit-preference.ts';
import { cachedDrink } from '#web/guest/address/drink-cache.ts';
import { useText } from '#web/i18n/language.ts';
import { useConnection, useQuery } from '#web/rpc/hooks.ts';
import { useStoredValue } from '#web/ui/local-storage.ts';
import { Sheet } from '#web/ui/sheet/sheet.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { DrinkContent } from './parts.ts';

interface DrinkSheetProps {
  bar: GuestBar;
  drinkId: string;
  guestName: string;
  onClose: () => void;
}

export function DrinkSheet({ bar, drinkId, guestName, ...props }: DrinkSheetProps) {
  const text = useText();
  const isOpen = useIsOpen();
  /** Closing goes back in the history. Doing it twice would leave the bar. */
  const onClose = () => {
    if (isOpen.current) props.onClose();
    isOpen.current = false;
  };
  const unit = useStoredValue(unitPreference);
  const { status, data } = useQuery('drinks.getDrinkForBar', {
    barId: bar._id,
    drinkId,
    unitPreference: unit,
  });
  // A drink that leaves the menu stays visible, with any typed text.
  const last = useRef(cachedDrink(drinkId));
  last.current = data ?? last.current;
  const drink = last.current;
  const isReady = useIsLoaded();
  // A linked drink appears only when complete, so that nothing in it moves.
  if (!isReady ? !drink || drink !== cachedDrink(drinkId) : !drink && status === 'loading')
    return null;
  return (
    <Sheet
      label={drink?.name ?? text.common.loading}
      closeLabel={text.common.close}
      onClose={onClose}
      hasAddress
      look={drink && isReady ? 'drink' : undefined}
      style={{ '--hue': drink?.hue } as CSSProperties}
      hero={drink && <DrinkPicture src={drink.imageUrl} eager className="" />}
    >
      <PartBoundary fallback={<Skeleton className="h-[60dvh]" />}>
        {drink && !isReady ? (
          <Preview drink={drink} />
        ) : (
          <DrinkContent
            {...{ bar, drink, guestName, isOpen, onClose }}
            isOffered={status !== 'ready' || data !== null}
          />
        )}
      </PartBoundary>
    </Sheet>
  );
}

/** The facts from the card, shown while the rest loads. */
function Preview({ drink }: { drink: Drink }) {
  return (
    <div className="grid min-h-[60dvh] content-start justify-items-center gap-4 text-center">
      <h2 className="text-4xl">{drink.name}</h2>
      <p className="text-ink-2">{drink.description}</p>
      <ul className="text-ink-2">
        {applySubstitutions(drink).map(({ _id, name }, number) => (
          <li key={_id}>
            {drink.ingredientAmounts[number]} {name}
          </li>
        ))}
      </ul>
      <ConnectionNotice />
    </div>
  );
}

/** Whether the content can be shown. It is fetched again after a reconnect. */
function useIsLoaded(): boolean {
  const [isLoaded, setLoaded] = useState(DrinkContent.isLoaded);
  const connection = useConnection();
  useEffect(() => {
    if (isLoaded) return;
    const show = () => setLoaded(true);
    // While connected, the error boundary shows the failure.
    DrinkContent.preload().then(show, connection === 'live' ? show : () => {});
  }, [isLoaded, connection]);
  return isLoaded;
}

function useIsOpen(): RefObject<boolean> {
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  return isOpen;
}
