import { useEffect, useRef } from 'react';
import type { GuestOrder } from '#domain/orders.ts';
import { useStoredValue } from '#web/ui/local-storage.ts';
import { loadChime, readySound } from './ready-sound.ts';

/** Vibrates when a drink becomes ready, and chimes for guests who switched that on. */
export function useReadyAlert(orders: readonly GuestOrder[]): void {
  const wantsSound = useStoredValue(readySound) === 'on';
  useEffect(() => {
    if (wantsSound) void loadChime().then(({ prepareChime }) => prepareChime());
  }, [wantsSound]);
  const known = useRef<Map<string, string>>(undefined);
  useEffect(() => {
    const becameReady = orders.some(
      ({ _id, status }) => status === 'done' && (known.current?.get(_id) ?? 'done') !== 'done',
    );
    known.current = new Map(orders.map(({ _id, status }) => [_id, status]));
    if (!becameReady) return;
    navigator.vibrate?.([200, 100, 200]);
    if (wantsSound) void loadChime().then(({ playChime }) => playChime());
  }, [orders, wantsSound]);
}
