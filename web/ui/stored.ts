import { useSyncExternalStore } from 'react';

/** A choice of this browser, kept in its storage and shared by its tabs. */
export interface Stored<T extends string> {
  get(): T;
  set(value: T): void;
  subscribe(listener: () => void): () => void;
}

export function createStored<T extends string>(
  key: string,
  read: (stored: string | null) => T,
  onSet: (value: T) => void = () => {},
): Stored<T> {
  const listeners = new Set<() => void>();
  let value = read(fromStorage(key));
  const change = (next: T) => {
    value = next;
    onSet(next);
    for (const listener of listeners) listener();
  };
  addEventListener('storage', (event) => {
    if (event.key === key) change(read(event.newValue));
  });
  return {
    get: () => value,
    set(next) {
      toStorage(key, next);
      change(next);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useStored<T extends string>(stored: Stored<T>): T {
  return useSyncExternalStore(stored.subscribe, stored.get);
}

// Storage may be forbidden or full: the choice then lasts as long as the page.
function fromStorage(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function toStorage(key: string, value: string) {
  try {
    localStorage.setItem(key, value);
  } catch {}
}
