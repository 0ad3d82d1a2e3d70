// Optimistic updates: a change appears at once, on top of the state that the server sends.
import { useCallback, useEffect, useState } from 'react';

interface OptimisticChange<T> {
  value: T;
  /** The server has not responded yet. */
  isPending: boolean;
}

/** Changes by the key of the changed item. */
export type OptimisticChanges<T> = ReadonlyMap<string, OptimisticChange<T>>;

type UpdateChanges<T> = (update: (before: OptimisticChanges<T>) => OptimisticChanges<T>) => void;

const always = () => true;

interface Options<T, S> {
  /** Whether a server state makes a confirmed change obsolete. By default, any state does. */
  isSuperseded?: (key: string, value: T, state: NonNullable<S>) => boolean;
  /**
   * After this the server's state counts again, because another person may have reverted the
   * change.
   */
  maxConfirmedMs?: number;
}

/**
 * Applies changes on top of `serverState`. A failed call drops its changes at once. Confirmed ones
 * are dropped by the next server state that supersedes them, or after `maxConfirmedMs`.
 */
export function useOptimisticChanges<T, S = unknown>(
  serverState: S,
  { isSuperseded = always, maxConfirmedMs = 2_000 }: Options<T, S> = {},
) {
  const [changes, setChanges] = useState<OptimisticChanges<T>>(new Map());
  useEffect(() => {
    if (serverState == null) return;
    setChanges((before) =>
      dropConfirmed(before, (key, value) => isSuperseded(key, value, serverState)),
    );
  }, [serverState, isSuperseded]);
  const apply = useCallback(
    <R>(values: Readonly<Record<string, T>>, call: () => Promise<R>) =>
      applyOptimistically(setChanges, values, call, maxConfirmedMs),
    [maxConfirmedMs],
  );
  const isPending = useCallback((key: string) => changes.get(key)?.isPending ?? false, [changes]);
  return { changes, apply, isPending };
}

/** Shows the values while the call runs. */
export async function applyOptimistically<T, R>(
  updateChanges: UpdateChanges<T>,
  values: Readonly<Record<string, T>>,
  call: () => Promise<R>,
  maxConfirmedMs: number,
): Promise<R> {
  const changesOf = (isPending: boolean): OptimisticChanges<T> =>
    new Map(Object.entries(values).map(([key, value]) => [key, { value, isPending }]));
  /** Keeps values that were changed again since. */
  const replace = (old: OptimisticChanges<T>, next?: OptimisticChanges<T>) =>
    updateChanges((before) => {
      const keys = [...old.keys()].filter((key) => before.get(key) === old.get(key));
      if (keys.length === 0) return before;
      const after = new Map(before);
      for (const key of keys) {
        const change = next?.get(key);
        if (change) after.set(key, change);
        else after.delete(key);
      }
      return after;
    });

  const pending = changesOf(true);
  updateChanges((before) => new Map([...before, ...pending]));
  try {
    const result = await call();
    const confirmed = changesOf(false);
    replace(pending, confirmed);
    if (maxConfirmedMs < Number.POSITIVE_INFINITY) {
      setTimeout(() => replace(confirmed), maxConfirmedMs);
    }
    return result;
  } catch (error) {
    replace(pending);
    throw error;
  }
}

export function dropConfirmed<T>(
  changes: OptimisticChanges<T>,
  isSuperseded: (key: string, value: T) => boolean,
): OptimisticChanges<T> {
  const remaining = [...changes].filter(
    ([key, { value, isPending }]) => isPending || !isSuperseded(key, value),
  );
  return remaining.length === changes.size ? changes : new Map(remaining);
}
