import { useEffect, useRef } from 'react';
import type { GuestOrder } from '#domain/orders.ts';
import { useStoredValue } from '#web/ui/local-storage.ts';
import { bringChime, readySound } from './ready-sound.ts';

/** A drink that becomes ready is felt, and heard by who wants that. */
export function useReadyNews(orders: readonly GuestOrder[]): void {
  const wantsSound = useStoredValue(readySound) === 'on';
  useEffect(() => {
    if (wantsSound) void bringChime().then(({ prepareChime }) => prepareChime());
  }, [wantsSound]);
  const known = useRef<Map<string, string>>(undefined);
  useEffect(() => {
    const becameReady = orders.some(
      ({ _id, status }) => status === 'done' && (known.current?.get(_id) ?? 'done') !== 'done',
    );
    known.current = new Map(orders.map(({ _id, status }) => [_id, status]));
    if (!becameReady) return;
    navigator.vibrate?.([200, 100, 200]);
    if (wantsSound) void bringChime().then(({ playChime }) => playChime());
  }, [orders, wantsSound]);
}
