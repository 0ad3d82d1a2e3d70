import { useCallback, useState, useSyncExternalStore } from 'react';
import type { AppError } from '#domain/errors.ts';
import type { InputOf, MutationName, QueryName, ResultOf } from './api.ts';
import { mutate } from './call.ts';
import { type Connection, liveSocket } from './socket.ts';

/** What is known of a query now. Data stay while the line is down. */
export type Live<T> =
  | { status: 'loading'; data: undefined; error: undefined }
  | { status: 'ready'; data: T; error: undefined }
  | { status: 'error'; data: undefined; error: AppError };

interface Entry {
  state: Live<unknown>;
  listeners: Set<() => void>;
  leave: () => void;
}

const loading: Live<never> = { status: 'loading', data: undefined, error: undefined };
const entries = new Map<string, Entry>();
/** A page that is left and entered again finds its data still there. */
const lingerMs = 30_000;

function open(key: string, name: string, input: unknown): Entry {
  const known = entries.get(key);
  if (known) return known;
  const entry: Entry = { state: loading, listeners: new Set(), leave: () => {} };
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
  const read = () => (entries.get(key)?.state ?? loading) as Live<ResultOf<N>>;
  return useSyncExternalStore(subscribe, read);
}

export function useConnection(): Connection {
  return useSyncExternalStore(liveSocket.onConnection, liveSocket.connection);
}

/** A mutation and whether one is under way. */
export function useMutation<N extends MutationName>(name: N) {
  const [pending, setPending] = useState(0);
  const call = async (input: InputOf<N>): Promise<ResultOf<N>> => {
    setPending((count) => count + 1);
    try {
      return await mutate(name, input);
    } finally {
      setPending((count) => count - 1);
    }
  };
  return [call, pending > 0] as const;
}
