import { useEffect, useRef } from 'react';
import { useDrinkText } from '#web/guest/drink/texts.ts';
import { connectionState, onConnection } from '#web/rpc/store.ts';
import { saveDraft } from '#web/ui/form/drafts.ts';
import { toasts } from '#web/ui/toast/toasts.tsx';
import { sendWaiting, type UnsentOrder, type Withdrawn } from './outbox.ts';
import { useRoundText } from './texts.ts';
import { useTakeBack } from './use-take-back.ts';
import { wishKey } from './use-wish-form.ts';

/** HTTP may work again before the socket is back. */
const everyMs = 5_000;

/** Sends the waiting orders of a bar after a reconnect, and reports the result. */
export function useOutbox(barId: string): void {
  const drink = useDrinkText();
  const text = useRoundText();
  const { announce } = useTakeBack(barId);
  const handlers = {
    onPlaced: (order: UnsentOrder, orderIds: string[]) => {
      forgetWish(order);
      announce(orderIds.length > 1 ? text.sent(orderIds.length) : drink.placed, orderIds);
    },
    onWithdrawn: ({ arrived, cancelled }: Withdrawn) => {
      if (arrived === 0) return;
      if (cancelled === 0) toasts.error(text.tooLate);
      else if (cancelled < arrived) toasts.success(text.someTooLate(arrived - cancelled));
      else toasts.success(arrived > 1 ? text.takenBackOf(arrived) : text.takenBack);
    },
  };
  const latest = useRef(handlers);
  latest.current = handlers;
  useEffect(() => {
    const send = () =>
      sendWaiting(barId, {
        onPlaced: (...placed) => latest.current.onPlaced(...placed),
        onWithdrawn: (withdrawn) => latest.current.onWithdrawn(withdrawn),
      });
    const unsubscribe = onConnection(() => connectionState() === 'live' && send());
    const timer = setInterval(send, everyMs);
    send();
    return () => {
      unsubscribe();
      clearInterval(timer);
    };
  }, [barId]);
}

/** Text typed for a placed order does not apply to the next one. */
function forgetWish({ name, input }: UnsentOrder): void {
  const drinkId = name === 'orders.createOrder' ? input.drinkId : input.lines[0]?.drinkId;
  const key = wishKey(input.barId, drinkId ?? '', input.guestName);
  saveDraft(key, '');
  saveDraft(`${key} for`, '');
}
