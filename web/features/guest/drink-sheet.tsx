import { type CSSProperties, type RefObject, useEffect, useRef } from 'react';
import type { GuestBar } from '#domain/bars.ts';
import { DrinkPicture } from '#web/components/drink-picture.tsx';
import { PartBoundary } from '#web/components/error-boundary.tsx';
import { unitPreference } from '#web/components/unit-preference.ts';
import { useText } from '#web/i18n/language.ts';
import { useQuery } from '#web/rpc/hooks.ts';
import { useStoredValue } from '#web/ui/local-storage.ts';
import { Sheet } from '#web/ui/sheet.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { cachedDrink } from './drink-cache.ts';
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
  /** Closing goes back in the history: doing it twice would leave the bar. */
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
  // A drink that leaves the menu stays in sight, with what was typed.
  const last = useRef(cachedDrink(drinkId));
  last.current = data ?? last.current;
  const drink = last.current;
  const skeleton = <Skeleton className="h-[60dvh]" />;
  return (
    <Sheet
      label={drink?.name ?? text.common.loading}
      closeLabel={text.common.close}
      onClose={onClose}
      hasAddress
      style={{ '--hue': drink?.hue } as CSSProperties}
      hero={drink && <DrinkPicture src={drink.imageUrl} eager className="" />}
    >
      <PartBoundary fallback={skeleton}>
        {drink || status !== 'loading' ? (
          <DrinkContent
            {...{ bar, drink, guestName, isOpen, onClose }}
            isOffered={status !== 'ready' || data !== null}
          />
        ) : (
          skeleton
        )}
      </PartBoundary>
    </Sheet>
  );
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
