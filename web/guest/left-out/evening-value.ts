import { type LeftOut, readWithout } from '#domain/menu/without.ts';
import { tonightMs } from '#domain/orders/orders.ts';
import { createStoredValue } from '#web/ui/local-storage.ts';

interface Options {
  onSet?: (list: readonly LeftOut[]) => void;
  onServer?: () => string;
}

/** Time and values are one entry, so that no other tab reads one without the other. */
const isFresh = (stored: string) => Date.now() - Number.parseInt(stored, 10) < tonightMs;

/** Allergens and alcohol that a guest has mentioned. Expires with the evening. */
export function createEveningValue(key: string, { onSet, onServer = () => '' }: Options = {}) {
  const stored = createStoredValue(key, (entry) => (entry && isFresh(entry) ? entry : ''), {
    onSet: (entry) => onSet?.(read(entry)),
  });
  const get = () => read(stored.get());
  return {
    ...stored,
    get,
    set: (list: readonly LeftOut[]) => stored.set(`${Date.now()} ${list.join()}`),
    /** For `useStoredValue`. Without the time, which a page from the server does not know. */
    words: { subscribe: stored.subscribe, get: () => get().join(), onServer },
  };
}

function read(entry: string): LeftOut[] {
  return isFresh(entry) ? readWithout(entry.slice(entry.indexOf(' ') + 1)) : [];
}
