import { useEffect } from 'react';

export const canStayAwake = () => 'wakeLock' in navigator;

/** Keeps the screen on while the page is looked at; the browser ends it whenever it is not. */
export function useWakeLock(wanted: boolean): void {
  useEffect(() => {
    if (!wanted || !canStayAwake()) return;
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    let isAsking = false;
    const take = async () => {
      const isHeld = isAsking || (lock && !lock.released);
      if (document.visibilityState !== 'visible' || isHeld) return;
      isAsking = true;
      // Refused when the battery is low: then the screen sleeps as it always did.
      lock = await navigator.wakeLock.request('screen').catch(() => undefined);
      isAsking = false;
      if (isOver) void lock?.release();
    };
    void take();
    document.addEventListener('visibilitychange', take);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', take);
      void lock?.release();
    };
  }, [wanted]);
}
