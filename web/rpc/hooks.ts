import { useCallback, useState, useSyncExternalStore } from 'react';
import { queryKey } from '#domain/protocol.ts';
import type { ActionName, InputOf, MutationName, QueryName, ResultOf } from './api.ts';
import { act, mutate, type Send } from './call.ts';
import { type Live, loading } from './live.ts';
import { preloadedForRender } from './preloaded.ts';
import {
  type Connection,
  connectionState,
  follow,
  followAnew,
  onConnection,
  stateOf,
} from './store.ts';

/** The live answer of a query; undefined as input skips it. */
export function useQuery<N extends QueryName>(
  name: N,
  input: InputOf<N> | undefined,
): Live<ResultOf<N>> {
  const key = input === undefined ? '' : queryKey(name, input);
  const subscribe = useCallback(
    (listener: () => void) => (key ? follow(key, listener) : () => {}),
    [key],
  );
  const now = () => stateOf(key);
  const rendered = () => preloadedForRender(key) ?? loading;
  return useSyncExternalStore(subscribe, now, rendered) as Live<ResultOf<N>>;
}

/** Asks for what was answered with an error once more. */
export function askAgain<N extends QueryName>(name: N, input: InputOf<N>): void {
  followAnew(queryKey(name, input));
}

export function useConnection(): Connection {
  return useSyncExternalStore(onConnection, connectionState, connectionState);
}

/** A mutation and whether one is under way. */
export const useMutation = callHook(mutate);

/** An action and whether one is under way. */
export const useAction = callHook(act);

/** Makes a hook of a way to send. */
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
