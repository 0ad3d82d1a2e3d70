import { useSyncExternalStore } from 'react';
import { type Language, languages, pickLanguage } from '#domain/languages.ts';
import { rememberInCookie } from '#web/ui/cookie.ts';
import { createListeners } from '#web/ui/listeners.ts';
import { createStoredValue } from '#web/ui/local-storage.ts';
import { callWithRetry } from '#web/ui/retry.ts';
import { toasts } from '#web/ui/toast/toasts.tsx';
import { en, type Messages } from './en.ts';

// The stored choice, else the browser's languages, else the page's `lang`, else English.
const chosen = createStoredValue<Language>('language', (stored) => {
  const known = languages.find((language) => language === stored);
  return known ?? pickLanguage([...navigator.languages, document.documentElement.lang]);
});

const messages: Partial<Record<Language, Messages>> = { en };
const changes = createListeners();
let current: Language = 'en';

/** Each loads the texts of one feature in a language. */
const loaders = new Set<(language: Language) => Promise<void>>();

/** Resolves when the texts of all features are loaded in the language, or have failed to load. */
export async function loadTexts(language = current): Promise<void> {
  await Promise.allSettled([...loaders].map((load) => load(language)));
}

/** English is part of the first script. Any other language is fetched here. */
async function show(language: Language) {
  if (language === 'sk') messages.sk ??= (await callWithRetry(() => import('./sk.ts'))).sk;
  await loadTexts(language);
  if (chosen.get() !== language) return;
  current = language;
  const root = document.documentElement;
  // Setting it, even to the same value, styles the whole page again.
  if (root.lang !== language) root.lang = language;
  rememberInCookie('language', language);
  changes.notify();
}

/** Resolves when the visitor's language is loaded. If that fails, English is shown. */
export function prepareLanguage(): Promise<void> {
  chosen.subscribe(() => {
    show(chosen.get()).catch(() => toasts.error((messages[current] ?? en).errors.NETWORK));
  });
  return show(chosen.get()).catch(() => {});
}

/** Sets the language of the page that the server renders next. */
export function renderIn(language: Language, texts: Messages): void {
  messages[language] = texts;
  current = language;
}

export function setLanguage(language: Language): void {
  chosen.set(language);
}

export function currentLanguage(): Language {
  return current;
}

export const onLanguageChange = changes.subscribe;

export function useLanguage(): Language {
  return useSyncExternalStore(onLanguageChange, currentLanguage, currentLanguage);
}

export function useText(): Messages {
  return messages[useLanguage()] ?? en;
}

type NamesOf<T> = T extends string | ((...values: never[]) => unknown)
  ? true
  : { [K in keyof T]: NamesOf<T[K]> };

/** A translation has every text of the English, and no others. */
type Translation<T, S extends T> = NamesOf<T> extends NamesOf<S> ? S : never;

/**
 * The texts of one feature, as a hook. `now` reads them outside of components. English is part of
 * the feature's script. Any other language is fetched when it is shown. A component that is itself
 * fetched later must be a `lazyPart`.
 */
export function createTexts<T, S extends T>(
  english: T,
  translations: { sk: () => Promise<{ sk: Translation<T, S> }> },
): { (): T; now: () => T } {
  const loaded: Partial<Record<Language, T>> = { en: english };
  loaders.add(async (language) => {
    if (language !== 'en')
      loaded[language] ??= (await callWithRetry(translations[language]))[language];
  });
  const now = () => loaded[current] ?? english;
  const useTexts = () => {
    useLanguage();
    return now();
  };
  return Object.assign(useTexts, { now });
}
