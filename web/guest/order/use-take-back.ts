import { useEffect } from 'react';
import type { GuestOrder } from '#domain/orders/orders.ts';
import { guestErrorText } from '#web/i18n/error-text.ts';
import { useText } from '#web/i18n/language.ts';
import { mutate } from '#web/rpc/call.ts';
import { toasts } from '#web/ui/toast/toasts.tsx';
import { useRoundText } from './texts.ts';

/** How long a new order can be undone without a question. */
const undoMs = 5_000;
/** A toast stays longer while the pointer is on it. */
const forgottenMs = 60_000;

/** Takes back orders that the bar has not started, and reports the result. */
export function useTakeBack(barId: string) {
  const shared = useText();
  const text = useRoundText();
  const takeBack = async (orderIds: string[]): Promise<void> => {
    try {
      const { cancelled } = await mutate('orders.cancelOwnOrders', { barId, orderIds });
      const begun = orderIds.length - cancelled.length;
      if (cancelled.length === 0) toasts.error(text.tooLate);
      else if (begun > 0) toasts.success(text.someTooLate(begun));
      else
        toasts.success(cancelled.length > 1 ? text.takenBackOf(cancelled.length) : text.takenBack);
    } catch (error) {
      toasts.error(guestErrorText(shared, error));
    }
  };
  /** Announces placed orders, with Undo for a moment. */
  const announce = (message: string, orderIds: string[]) => {
    const id = orderIds.join();
    announced.add(id);
    setTimeout(() => announced.delete(id), forgottenMs);
    toasts.success(message, {
      label: text.cancel,
      run: () => void takeBack(orderIds),
      forMs: undoMs,
      id,
    });
  };
  return { takeBack, announce };
}

/** The toasts that offer to take back orders, by order id. */
const announced = new Set<string>();

/** Started orders can no longer be taken back. */
export function useBegun(orders: readonly GuestOrder[]): void {
  useEffect(() => {
    if (announced.size === 0) return;
    const begun = new Set(orders.flatMap(({ _id, status }) => (status === 'new' ? [] : _id)));
    for (const id of announced) {
      if (!id.split(',').every((orderId) => begun.has(orderId))) continue;
      announced.delete(id);
      toasts.dismiss(id);
    }
  }, [orders]);
}
