import { useCallback, useState, useSyncExternalStore } from 'react';
import { queryKey } from '#domain/protocol.ts';
import type { ActionName, InputOf, MutationName, QueryName, ResultOf } from './api.ts';
import { mutate, runAction, type Send } from './call.ts';
import { preloadedForRender } from './preloaded.ts';
import { loading, type QueryState } from './query-state.ts';
import {
  type Connection,
  connectionState,
  onConnection,
  queryState,
  refetchKey,
  subscribe,
} from './store.ts';

/** The live state of a query. Undefined input skips it. */
export function useQuery<N extends QueryName>(
  name: N,
  input: InputOf<N> | undefined,
): QueryState<ResultOf<N>> {
  const key = input === undefined ? '' : queryKey(name, input);
  const subscribeToKey = useCallback(
    (listener: () => void) => (key ? subscribe(key, listener) : () => {}),
    [key],
  );
  const inBrowser = () => queryState(key);
  const onServer = () => preloadedForRender(key) ?? loading;
  return useSyncExternalStore(subscribeToKey, inBrowser, onServer) as QueryState<ResultOf<N>>;
}

/** Retries the query after an error. */
export function refetch<N extends QueryName>(name: N, input: InputOf<N>): void {
  refetchKey(queryKey(name, input));
}

export function useConnection(): Connection {
  return useSyncExternalStore(onConnection, connectionState, connectionState);
}

/** A mutation, and whether one is in progress. */
export const useMutation = callHook(mutate);

/** An action, and whether one is in progress. */
export const useAction = callHook(runAction);

/** Makes a hook of a function that sends calls. */
export function callHook<K extends MutationName | ActionName>(send: Send<K>) {
  return <N extends K>(name: N) => {
    const [pending, setPending] = useState(0);
    const call = useCallback(
      (input: InputOf<N>, key?: string) => {
        setPending((count) => count + 1);
        return send(name, input, key).finally(() => setPending((count) => count - 1));
      },
      [name],
    );
    return [call, pending > 0] as const;
  };
}
