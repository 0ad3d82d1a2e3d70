import { useRef } from 'react';
import type { QueryState } from '#web/rpc/query-state.ts';

/** Shows what was there until what is asked for now has come: a list does not blink. */
export function useLastReady<T>(live: QueryState<T>): QueryState<T> {
  const last = useRef(live);
  if (live.status !== 'loading') last.current = live;
  return last.current;
}
