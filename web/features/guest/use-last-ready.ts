import { useRef } from 'react';
import type { Live } from '#web/rpc/live.ts';

/** Shows what was there until what is asked for now has come: a list does not blink. */
export function useLastReady<T>(live: Live<T>): Live<T> {
  const last = useRef(live);
  if (live.status !== 'loading') last.current = live;
  return last.current;
}
