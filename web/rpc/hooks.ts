import { useCallback, useState, useSyncExternalStore } from 'react';
import { queryKey } from '#domain/protocol.ts';
import type { ActionName, InputOf, MutationName, QueryName, ResultOf } from './api.ts';
import { act, mutate } from './call.ts';
import { type Live, loading } from './live.ts';
import { preloadedForRender } from './preloaded.ts';
import { type Connection, connectionState, follow, onConnection, stateOf } from './store.ts';

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

export function useConnection(): Connection {
  return useSyncExternalStore(onConnection, connectionState, connectionState);
}

/** A mutation and whether one is under way. */
export function useMutation<N extends MutationName>(name: N) {
  return useCall(mutate<N>, name);
}

/** An action and whether one is under way. */
export function useAction<N extends ActionName>(name: N) {
  return useCall(act<N>, name);
}

function useCall<N extends MutationName | ActionName>(
  send: (name: N, input: InputOf<N>) => Promise<ResultOf<N>>,
  name: N,
) {
  const [pending, setPending] = useState(0);
  const call = useCallback(
    async (input: InputOf<N>) => {
      setPending((count) => count + 1);
      try {
        return await send(name, input);
      } finally {
        setPending((count) => count - 1);
      }
    },
    [send, name],
  );
  return [call, pending > 0] as const;
}
