import { useCallback, useState, useSyncExternalStore } from 'react';
import type { ActionName, InputOf, MutationName, QueryName, ResultOf } from './api.ts';
import { act, mutate } from './call.ts';
import { type Live, loading } from './live.ts';
import { preloaded, preloadedForRender } from './preloaded.ts';
import { type Connection, liveSocket } from './socket.ts';

interface Entry {
  state: Live<unknown>;
  listeners: Set<() => void>;
  leave: () => void;
}

const entries = new Map<string, Entry>();
/** A page that is left and entered again finds its data still there. */
const lingerMs = 30_000;

function open(key: string, name: string, input: unknown): Entry {
  const known = entries.get(key);
  if (known) return known;
  const entry: Entry = { state: preloaded(key) ?? loading, listeners: new Set(), leave: () => {} };
  const show = (state: Live<unknown>) => {
    entry.state = state;
    for (const listener of entry.listeners) listener();
  };
  entry.leave = liveSocket.subscribe({
    name,
    input,
    onValue: (data) => show({ status: 'ready', data, error: undefined }),
    onError: (error) => show({ status: 'error', data: undefined, error }),
  });
  entries.set(key, entry);
  return entry;
}

function close(key: string, entry: Entry): void {
  if (entry.listeners.size || entries.get(key) !== entry) return;
  entry.leave();
  entries.delete(key);
}

/** The live answer of a query; undefined as input skips it. */
export function useQuery<N extends QueryName>(
  name: N,
  input: InputOf<N> | undefined,
): Live<ResultOf<N>> {
  const key = input === undefined ? '' : JSON.stringify([name, input]);
  const subscribe = useCallback(
    (listener: () => void) => {
      if (!key) return () => {};
      const [, given] = JSON.parse(key);
      const entry = open(key, name, given);
      entry.listeners.add(listener);
      return () => {
        entry.listeners.delete(listener);
        setTimeout(() => close(key, entry), lingerMs);
      };
    },
    [key, name],
  );
  const now = () => entries.get(key)?.state ?? preloaded(key) ?? loading;
  const rendered = () => preloadedForRender(key) ?? loading;
  return useSyncExternalStore(subscribe, now, rendered) as Live<ResultOf<N>>;
}

export function useConnection(): Connection {
  return useSyncExternalStore(
    liveSocket.onConnection,
    liveSocket.connection,
    liveSocket.connection,
  );
}

/** A mutation and whether one is under way. */
export function useMutation<N extends MutationName>(name: N) {
  return useCall<N>(useCallback((input) => mutate(name, input), [name]));
}

/** An action and whether one is under way. */
export function useAction<N extends ActionName>(name: N) {
  return useCall<N>(useCallback((input) => act(name, input), [name]));
}

function useCall<N extends MutationName | ActionName>(
  send: (input: InputOf<N>) => Promise<ResultOf<N>>,
) {
  const [pending, setPending] = useState(0);
  const call = useCallback(
    async (input: InputOf<N>): Promise<ResultOf<N>> => {
      setPending((count) => count + 1);
      try {
        return await send(input);
      } finally {
        setPending((count) => count - 1);
      }
    },
    [send],
  );
  return [call, pending > 0] as const;
}
