import type { RefObject } from 'react';
import type { GuestBar } from '#domain/bars/bars.ts';
import type { Drink } from '#domain/drinks/drinks.ts';
import { notesLength, orderLimits } from '#domain/orders/orders.ts';
import { lengthOf } from '#domain/text/text-length.ts';
import { ConnectionNotice } from '#web/components/connection/connection-state.tsx';
import { QuickRequests } from '#web/components/quick-requests.tsx';
import { endSearch } from '#web/guest/address/menu-address.ts';
import { useTable } from '#web/guest/arrival/table.ts';
import { DrinkDetails } from '#web/guest/drink/drink-details.tsx';
import { RecipeButton } from '#web/guest/drink/recipe-button.tsx';
import { useDrinkText } from '#web/guest/drink/texts.ts';
import { UnavailableNotice } from '#web/guest/drink/unavailable-notice.tsx';
import { LeftOutNote } from '#web/guest/left-out/left-out-note.tsx';
import { isForLater, useOrderErrorText } from '#web/guest/order/order-error-text.ts';
import { sendsItself } from '#web/guest/order/outbox.ts';
import { useRoundText } from '#web/guest/order/texts.ts';
import { useUnsentText } from '#web/guest/order/unsent-texts.ts';
import { usePlaceOrder } from '#web/guest/order/use-place-order.ts';
import { useResting } from '#web/guest/order/use-resting.ts';
import { useWishForm, wishKey } from '#web/guest/order/use-wish-form.ts';
import { useRound } from '#web/guest/round/round.ts';
import { useText } from '#web/i18n/language.ts';
import { Button } from '#web/ui/button.tsx';
import { describedBy } from '#web/ui/form/field-frame.tsx';
import { useLimit } from '#web/ui/form/use-limit.ts';
import { toasts } from '#web/ui/toast/toasts.tsx';
import { ForField } from './for-field.tsx';
import { OrderBar } from './order-bar.tsx';

interface OrderFormProps {
  bar: GuestBar;
  drink: Drink;
  /** Whether the drink is on the menu now. */
  isOffered: boolean;
  guestName: string;
  /** Whether the sheet is still open. */
  isOpen: RefObject<boolean>;
  onClose: () => void;
}

export function OrderForm(props: OrderFormProps) {
  const { bar, drink, isOffered, guestName, isOpen, onClose } = props;
  const text = useDrinkText();
  const { common } = useText();
  const roundText = useRoundText();
  const unsentText = useUnsentText();
  const errorText = useOrderErrorText();
  const soldOut = isOffered && drink.menu?.soldOut ? drink.menu : undefined;
  const isUnavailable = !isOffered || soldOut !== undefined;
  const resting = useResting(bar);
  const { quickRequests, noIce, stronger } = text;
  const requests = [
    ...quickRequests.filter((request) => drink.category !== 'hot' || request !== noIce),
    ...(drink.alcoholContent > 0 ? [stronger] : []),
  ];
  const wish = useWishForm(wishKey(bar._id, drink._id, guestName));
  const round = useRound(bar._id, guestName);
  const onDone = () => {
    onClose();
    endSearch();
  };
  const { place, isPlacing, failure, waiting, stop } = usePlaceOrder(
    { bar, drink, guestName, wish },
    isOpen,
    onDone,
  );
  const long = useLimit('requests', notesLength.max, wish.notes);
  const isTooLong = long.over > 0 || lengthOf(wish.forName) > orderLimits.forName;
  const canOrder = !isUnavailable && !resting && !isTooLong;
  const addToRound = () => {
    if (isUnavailable || isPlacing || isTooLong) return;
    if (!round.add(drink, wish.line)) return toasts.error(roundText.fullRound);
    toasts.success(roundText.added(round.drinks + wish.quantity));
    wish.forget();
    onDone();
  };
  const table = useTable(bar._id);
  return (
    <form
      className="drink"
      onSubmit={(event) => {
        event.preventDefault();
        if (canOrder) void place();
      }}
    >
      <DrinkDetails drink={drink} />
      <div className="drink-order">
        <div className="grid gap-2">
          <label htmlFor="requests" className="font-semibold text-sm">
            {text.specialRequests}{' '}
            <span className="ml-1 font-normal text-muted">
              {long.count === undefined ? text.optional : `${long.count} / ${notesLength.max}`}
            </span>
          </label>
          <QuickRequests
            requests={requests}
            text={wish.notes}
            isScrollable
            onText={wish.setNotes}
          />
          <textarea
            id="requests"
            rows={2}
            {...describedBy('requests', long.over > 0 ? common.tooLong(long.over) : undefined)}
            placeholder={text.requestsPlaceholder}
            className="resize-none rounded-[16px] border border-line-strong bg-bg/55 px-3.5 py-3 text-[1rem] placeholder:text-muted"
            value={wish.notes}
            onChange={(event) => wish.setNotes(event.target.value)}
          />
          {long.over > 0 && (
            <p id="requests-error" className="text-bad text-sm">
              {common.tooLong(long.over)}
            </p>
          )}
        </div>
        <div className="-my-2 flex flex-wrap items-end justify-between gap-x-4">
          <ForField name={wish.forName} onName={wish.setForName} />
          <RecipeButton drink={drink} />
        </div>
        <OrderBar
          {...{ wish, guestName, table, isUnavailable, resting, isPlacing }}
          hasFailed={failure !== undefined}
          onAdd={addToRound}
        >
          <ConnectionNotice />
          <LeftOutNote drink={drink} />
          {isUnavailable && (
            <UnavailableNotice
              soldOut={soldOut}
              hasRequests={wish.notes !== ''}
              onClose={onClose}
            />
          )}
          {failure !== undefined && !isPlacing && (canOrder || waiting) && (
            <div
              role="alert"
              className="flex w-full flex-wrap items-center gap-x-3 gap-y-2 rounded-[16px] border border-bad/60 bg-bad-soft p-3"
            >
              <div className="min-w-0 flex-[1_1_11rem]">
                <p className="font-semibold">
                  {isForLater(failure) ? roundText.notYet : text.failedTitle}
                </p>
                <p className="text-ink-2 text-sm">
                  {text.failed(errorText(failure))}
                  {waiting && ` ${sendsItself(waiting) ? unsentText.safe : unsentText.tryAgain}`}
                </p>
              </div>
              {waiting && (
                <Button look="secondary" className="!min-h-[44px] !px-4 text-sm" onClick={stop}>
                  {unsentText.stop}
                </Button>
              )}
            </div>
          )}
        </OrderBar>
      </div>
    </form>
  );
}
