import { useEffect, useState } from 'react';
import { filterOf, type LeftOut } from '#domain/menu/without.ts';
import type { SmartSearchResult } from '#domain/mixologist/mixologist.ts';
import { unitPreference } from '#web/components/unit-preference.ts';
import { useLeftOut } from '#web/guest/left-out/left-out.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { useAction, useConnection } from '#web/rpc/hooks.ts';
import { useStoredValue } from '#web/ui/local-storage.ts';

export type Search =
  /** Sent after a reconnect. */
  | { status: 'offline' }
  | { status: 'loading' }
  | {
      status: 'ready';
      result: SmartSearchResult;
      again: () => void;
      /** The answer already considers this, because the question mentioned it. */
      keepFor: (leftOut: readonly LeftOut[]) => void;
    }
  | { status: 'failed'; error: unknown; retry: () => void };

interface Ended {
  key: string;
  error?: unknown;
}

/** Results of this page, so that Back from the menu or a drink shows them at once. */
const cache = new Map<string, SmartSearchResult>();

/** Runs a search once for each query, language, unit and set of left-out ingredients. */
export function useSmartSearch(barId: string, query: string): Search {
  const language = useLanguage();
  const unit = useStoredValue(unitPreference);
  const leftOut = useLeftOut();
  const keyFor = (without: readonly LeftOut[]) =>
    JSON.stringify([barId, query, language, unit, without]);
  const key = keyFor(leftOut);
  const [search] = useAction('naturalLanguageSearch.searchDrinksWithNaturalLanguage');
  const [ended, setEnded] = useState<Ended>();
  const [attempt, setAttempt] = useState(0);
  const hasEnded = ended?.key === key;
  const isConnected = useConnection() === 'live';
  useEffect(() => {
    if (!isConnected || hasEnded || cache.has(key)) return;
    let isCurrent = true;
    const [bar, text, , unitWanted, without] = JSON.parse(key);
    search({ barId: bar, query: text, unitPreference: unitWanted, ...filterOf(without) }).then(
      (result) => {
        cache.set(key, result);
        if (isCurrent) setEnded({ key });
      },
      (error) => isCurrent && setEnded({ key, error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [key, hasEnded, search, isConnected, attempt]);
  // A repeated surprise returns another drink.
  useEffect(() => () => void (cache.get(key)?.isSurprise && cache.delete(key)), [key]);
  const cached = cache.get(key);
  if (cached) {
    const again = () => {
      cache.delete(key);
      setEnded(undefined);
      setAttempt((before) => before + 1);
    };
    const keepFor = (without: readonly LeftOut[]) => void cache.set(keyFor(without), cached);
    return { status: 'ready', result: cached, again, keepFor };
  }
  if (!hasEnded) return { status: isConnected ? 'loading' : 'offline' };
  return { status: 'failed', error: ended.error, retry: () => setEnded(undefined) };
}
