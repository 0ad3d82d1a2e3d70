import { useEffect, useState } from 'react';
import type { Pause } from '#domain/bars/bars.ts';
import { serverNow, syncServerTime } from '#web/rpc/server-time.ts';

const minuteMs = 60_000;
/** The server's time is only this accurate. 20 minutes must not show as 21. */
const clockErrorMs = 5_000;

/** Minutes left of a running pause, rounded up. */
export function minutesLeft(leftMs: number): number {
  return Math.max(1, Math.ceil((leftMs - clockErrorMs) / minuteMs));
}

/** A pause that is still running. */
export interface RunningPause {
  /** Rounded up. Undefined for a pause without an end, and until the server's time is known. */
  minutesLeft: number | undefined;
}

/**
 * The pause of a bar by the server's clock. Null after its end, even before the server reports it.
 */
export function usePause(pause: Pause | null | undefined): RunningPause | null {
  const until = pause?.until ?? null;
  const [left, setLeft] = useState<{ until: number; minutes: number }>();
  useEffect(() => {
    if (until === null) return;
    const count = () => {
      const leftMs = until - serverNow();
      const minutes = leftMs > 0 ? minutesLeft(leftMs) : 0;
      setLeft((before) =>
        before?.until === until && before.minutes === minutes ? before : { until, minutes },
      );
    };
    let timer: ReturnType<typeof setInterval> | undefined;
    let isGone = false;
    void syncServerTime().then(() => {
      if (isGone) return;
      count();
      timer = setInterval(count, 1_000);
    });
    return () => {
      isGone = true;
      clearInterval(timer);
    };
  }, [until]);
  if (!pause) return null;
  const minutes = left?.until === until ? left?.minutes : undefined;
  return minutes === 0 ? null : { minutesLeft: minutes };
}
