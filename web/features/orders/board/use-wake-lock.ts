import { useEffect } from 'react';

export const canStayAwake = () => 'wakeLock' in navigator;

/**
 * Keeps the screen on. The browser releases the lock when the page is hidden, so it is requested
 * again.
 */
export function useWakeLock(wanted: boolean): void {
  useEffect(() => {
    if (!wanted || !canStayAwake()) return;
    let lock: WakeLockSentinel | undefined;
    let isUnmounted = false;
    let isRequesting = false;
    const request = async () => {
      const isHeld = isRequesting || (lock && !lock.released);
      if (document.visibilityState !== 'visible' || isHeld) return;
      isRequesting = true;
      // Refused when the battery is low.
      lock = await navigator.wakeLock.request('screen').catch(() => undefined);
      isRequesting = false;
      if (isUnmounted) void lock?.release();
    };
    void request();
    document.addEventListener('visibilitychange', request);
    return () => {
      isUnmounted = true;
      document.removeEventListener('visibilitychange', request);
      void lock?.release();
    };
  }, [wanted]);
}
