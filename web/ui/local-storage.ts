import { useSyncExternalStore } from 'react';
import { createListeners } from './listeners.ts';

const inBrowser = typeof window !== 'undefined';

/** A choice of this browser, kept in its storage and shared by its tabs. */
export interface StoredValue<T extends string> {
  get(): T;
  set(value: T): void;
  /** Forgets the choice. */
  clear(): void;
  subscribe(listener: () => void): () => void;
  /** What the server takes it to be. */
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

export function useStoredValue<T extends string>(stored: StoredValue<T>): T {
  return useSyncExternalStore(stored.subscribe, stored.get, stored.onServer);
}

// Storage may be forbidden or full: the choice then lasts as long as the page.
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
