import { useEffect, useState } from 'react';
import type { SmartSearchResult } from '#domain/mixologist.ts';
import { unitPreference } from '#web/components/unit-preference.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { useAction } from '#web/rpc/hooks.ts';
import { useStoredValue } from '#web/ui/local-storage.ts';

type Search =
  | { status: 'loading' }
  | { status: 'ready'; result: SmartSearchResult }
  | { status: 'failed'; error: unknown; again: () => void };

interface Ended {
  key: string;
  error?: unknown;
}

/** What was answered on this page: Back from the menu or a drink shows it again at once. */
const answered = new Map<string, SmartSearchResult>();

/** Asks once for each question, language and unit. */
export function useSmartSearch(barId: string, query: string): Search {
  const language = useLanguage();
  const unit = useStoredValue(unitPreference);
  const key = JSON.stringify([barId, query, language, unit]);
  const [search] = useAction('naturalLanguageSearch.searchDrinksWithNaturalLanguage');
  const [ended, setEnded] = useState<Ended>();
  const hasEnded = ended?.key === key;
  useEffect(() => {
    if (hasEnded || answered.has(key)) return;
    let isCurrent = true;
    const [bar, text, , unitWanted] = JSON.parse(key);
    search({ barId: bar, query: text, unitPreference: unitWanted }).then(
      (result) => {
        answered.set(key, result);
        if (isCurrent) setEnded({ key });
      },
      (error) => isCurrent && setEnded({ key, error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [key, hasEnded, search]);
  const known = answered.get(key);
  if (known) return { status: 'ready', result: known };
  if (!hasEnded) return { status: 'loading' };
  return { status: 'failed', error: ended.error, again: () => setEnded(undefined) };
}
