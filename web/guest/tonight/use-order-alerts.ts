import { useEffect, useRef } from 'react';
import type { GuestOrder } from '#domain/orders/orders.ts';
import { useStoredValue } from '#web/ui/local-storage.ts';
import { canVibrate, loadChime, readySound, readyVibration } from './alert-choices.ts';
import { isDeclined } from './use-orders-tonight.ts';

/** The state that triggers alerts: ready, called again, declined. Changes with each of them. */
function newsOf(order: GuestOrder): string {
  if (order.status === 'done') return `ready ${order.calledAt ?? ''}`;
  return isDeclined(order) ? 'declined' : '';
}

/** Vibrates and chimes for news of an order, as the guest has chosen. Returns whether it chimes. */
export function useOrderAlerts(orders: readonly GuestOrder[]): boolean {
  const wantsSound = useStoredValue(readySound) === 'on';
  const wantsVibration = useStoredValue(readyVibration) === 'on';
  useEffect(() => {
    if (wantsSound) void loadChime().then(({ prepareChime }) => prepareChime());
  }, [wantsSound]);
  const known = useRef<Map<string, string>>(undefined);
  useEffect(() => {
    const before = known.current;
    known.current = new Map(orders.map((order) => [order._id, newsOf(order)]));
    const hasNews = orders.some((order) => {
      const news = newsOf(order);
      return news && before?.has(order._id) && before.get(order._id) !== news;
    });
    if (!hasNews) return;
    if (wantsVibration && canVibrate()) navigator.vibrate([200, 100, 200]);
    if (wantsSound) void loadChime().then(({ playChime }) => playChime());
  }, [orders, wantsSound, wantsVibration]);
  return wantsSound;
}
