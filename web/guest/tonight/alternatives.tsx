import type { CSSProperties } from 'react';
import type { GuestBar } from '#domain/bars/bars.ts';
import type { Drink } from '#domain/drinks/drinks.ts';
import { filterOf } from '#domain/menu/without.ts';
import type { GuestOrder } from '#domain/orders/orders.ts';
import { DrinkPicture } from '#web/components/drink-picture.tsx';
import { priceText } from '#web/components/price.ts';
import { unitPreference } from '#web/components/unit-preference.ts';
import { openDrink } from '#web/guest/address/menu-address.ts';
import { useLeftOut } from '#web/guest/left-out/left-out.ts';
import { useResting } from '#web/guest/order/use-resting.ts';
import { useLanguage, useText } from '#web/i18n/language.ts';
import { useQuery } from '#web/rpc/hooks.ts';
import { Button } from '#web/ui/button.tsx';
import { useStoredValue } from '#web/ui/local-storage.ts';
import { useOrderText } from './texts.ts';
import { useOrderAgain } from './use-order-again.ts';

/**
 * Drinks similar to a declined one that can be ordered now. None if the bar has stopped serving.
 */
export function useAlternatives(
  bar: GuestBar | undefined,
  order: GuestOrder | undefined,
): readonly Drink[] {
  const unit = useStoredValue(unitPreference);
  const leftOut = useLeftOut();
  const reason = order?.cancellation?.reason;
  const drinkId = order?.drinkId;
  const isWanted =
    bar?.isOpen &&
    order?.status === 'cancelled' &&
    order.cancellation?.by !== 'guest' &&
    reason !== 'lastCall' &&
    reason !== 'notTonight';
  const { data } = useQuery(
    'drinks.getAlternatives',
    isWanted && drinkId
      ? {
          barId: bar._id,
          drinkId,
          lacking: order.cancellation?.ingredientId ?? undefined,
          ...filterOf(leftOut),
          unitPreference: unit,
        }
      : undefined,
  );
  return data ?? [];
}

interface AlternativesProps {
  bar: GuestBar;
  guestName: string;
  order: GuestOrder;
  /** Called when one of them is opened. */
  onLeave: () => void;
}

/** Alternatives to a declined drink. */
export function Alternatives({ bar, guestName, order, onLeave }: AlternativesProps) {
  const text = useOrderText();
  const drinks = useAlternatives(bar, order);
  if (drinks.length === 0) return null;
  return (
    <div className="mt-3 grid gap-2">
      <p className="font-semibold text-brass text-sm">{text.insteadOf}</p>
      <ul className="grid gap-2">
        {drinks.slice(0, 2).map((drink) => (
          <Alternative key={drink._id} {...{ bar, guestName, drink, onLeave }} />
        ))}
      </ul>
    </div>
  );
}

interface AlternativeProps extends Omit<AlternativesProps, 'order'> {
  drink: Drink;
}

function Alternative({ bar, guestName, drink, onLeave }: AlternativeProps) {
  const text = useOrderText();
  const { menu } = useText();
  const language = useLanguage();
  const lines = [{ drinkId: drink._id, quantity: 1 }];
  const { orderAgain, state } = useOrderAgain({ barId: bar._id, guestName }, lines, drink.name);
  const resting = useResting(bar);
  const price = drink.menu?.price;
  return (
    <li
      className="tinted flex flex-wrap items-center gap-2 rounded-[16px] border border-line p-2"
      style={{ '--hue': drink.hue, '--glow': '60% 120% at 12% 50%' } as CSSProperties}
    >
      <button
        type="button"
        aria-label={menu.see(drink.name)}
        className="flex min-h-[44px] min-w-0 flex-[1_1_7.5rem] items-center gap-2 text-left"
        onClick={() => {
          openDrink(drink);
          onLeave();
        }}
      >
        <DrinkPicture src={drink.imageUrl} className="h-14 w-auto flex-none" />
        <span className="grid min-w-0 leading-tight">
          <span className="font-semibold wrap-anywhere">{drink.name}</span>
          <span className="line-clamp-2 text-muted text-xs">
            {price
              ? priceText(price, language)
              : drink.ingredients.map(({ name }) => name).join(', ')}
          </span>
        </span>
      </button>
      <Button
        look="secondary"
        className="flex-none text-sm"
        aria-label={text.orderThis(drink.name)}
        inactive={state !== 'idle' || resting !== undefined}
        onClick={orderAgain}
      >
        {state === 'ordered' ? text.ordered : text.order}
      </Button>
    </li>
  );
}
