import { useRef } from 'react';
import type { QueryState } from './query-state.ts';

/** The last loaded state while the next query loads, so that a list does not flicker. */
export function useLastReady<T>(state: QueryState<T>): QueryState<T> {
  const last = useRef(state);
  if (state.status !== 'loading') last.current = state;
  return last.current;
}
