import { tonightMs } from '#domain/orders.ts';
import { readWithout } from '#domain/without.ts';
import { createStoredValue, readStorage, writeStorage } from '#web/ui/local-storage.ts';

interface Options {
  onSet?: (words: string) => void;
  onServer?: () => string;
}

/** What a guest has said of allergens and alcohol, until the evening is over. */
export function createEveningValue(key: string, { onSet, onServer }: Options = {}) {
  const since = `${key}At`;
  const isOfTonight = () => Date.now() - Number(readStorage(since)) < tonightMs;
  return createStoredValue(
    key,
    (words) => (words && isOfTonight() ? readWithout(words).join() : ''),
    {
      onSet: (words) => {
        writeStorage(since, String(Date.now()));
        onSet?.(words);
      },
      ...(onServer && { onServer }),
    },
  );
}
