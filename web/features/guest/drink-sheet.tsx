import { type CSSProperties, type RefObject, useEffect, useRef } from 'react';
import { DrinkPicture } from '#web/components/drink-picture.tsx';
import { unitPreference } from '#web/components/unit-preference.ts';
import { useText } from '#web/i18n/language.ts';
import { useQuery } from '#web/rpc/hooks.ts';
import { useStoredValue } from '#web/ui/local-storage.ts';
import { Sheet } from '#web/ui/sheet.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { cachedDrink } from './drink-cache.ts';
import { OrderForm } from './order-form.tsx';

interface DrinkSheetProps {
  barId: string;
  drinkId: string;
  guestName: string;
  onClose: () => void;
}

export function DrinkSheet({ barId, drinkId, guestName, ...props }: DrinkSheetProps) {
  const text = useText();
  const isOpen = useIsOpen();
  /** Closing goes back in the history: doing it twice would leave the bar. */
  const onClose = () => {
    if (isOpen.current) props.onClose();
    isOpen.current = false;
  };
  const unit = useStoredValue(unitPreference);
  const { status, data } = useQuery('drinks.getDrinkForBar', {
    barId,
    drinkId,
    unitPreference: unit,
  });
  const drink = status === 'loading' ? cachedDrink(drinkId) : data;
  return (
    <Sheet
      label={drink?.name ?? text.common.loading}
      closeLabel={text.common.close}
      onClose={onClose}
      hasAddress
      style={{ '--hue': drink?.hue } as CSSProperties}
      hero={drink && <DrinkPicture src={drink.imageUrl} eager className="" />}
    >
      {drink ? (
        <OrderForm {...{ barId, drink, guestName, isOpen, onClose }} />
      ) : status === 'loading' ? (
        <Skeleton className="h-[60dvh]" />
      ) : (
        <p className="py-16 text-center text-ink-2 text-lg">{text.drink.gone}</p>
      )}
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
