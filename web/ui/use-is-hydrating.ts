import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** True on the server, and in the first rendering of its page in the browser. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
