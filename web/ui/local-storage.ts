import { useSyncExternalStore } from 'react';
import { createListeners } from './listeners.ts';

const inBrowser = typeof window !== 'undefined';

/** A setting in localStorage, shared by the tabs of this browser. */
export interface StoredValue<T extends string> {
  get(): T;
  set(value: T): void;
  clear(): void;
  subscribe(listener: () => void): () => void;
  /** The value for server rendering and hydration. */
  onServer(): T;
}

export function createStoredValue<T extends string>(
  key: string,
  read: (stored: string | null) => T,
  {
    onSet = () => {},
    onServer = () => read(null),
  }: { onSet?: (value: T) => void; onServer?: () => T } = {},
): StoredValue<T> {
  const listeners = createListeners();
  let value: T | undefined;
  const change = (next: T) => {
    value = next;
    onSet(next);
    listeners.notify();
  };
  if (inBrowser) {
    addEventListener('storage', (event) => {
      if (event.key === key) change(read(event.newValue));
    });
  }
  return {
    get() {
      value ??= read(readStorage(key));
      return value;
    },
    onServer,
    set(next) {
      writeStorage(key, next);
      change(next);
    },
    clear() {
      removeStorage(key);
      change(read(null));
    },
    subscribe: listeners.subscribe,
  };
}

export function useStoredValue<T extends string>(
  stored: Pick<StoredValue<T>, 'subscribe' | 'get' | 'onServer'>,
): T {
  return useSyncExternalStore(stored.subscribe, stored.get, stored.onServer);
}

// Storage may be blocked or full. A setting then lasts as long as the page.
export function readStorage(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeStorage(key: string, value: string) {
  try {
    localStorage.setItem(key, value);
  } catch {}
}

function removeStorage(key: string) {
  try {
    localStorage.removeItem(key);
  } catch {}
}
