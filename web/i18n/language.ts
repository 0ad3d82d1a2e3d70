import { useSyncExternalStore } from 'react';
import { type Language, languages, pickLanguage } from '#domain/languages.ts';
import { rememberInCookie } from '#web/ui/cookie.ts';
import { insist } from '#web/ui/insist.ts';
import { createListeners } from '#web/ui/listeners.ts';
import { createStored } from '#web/ui/stored.ts';
import { toasts } from '#web/ui/toasts.tsx';
import { en, type Messages } from './en.ts';

// The stored choice, else the browser's languages, else the page's own tag, else English.
const chosen = createStored<Language>('language', (stored) => {
  const known = languages.find((language) => language === stored);
  return known ?? pickLanguage([...navigator.languages, document.documentElement.lang]);
});

const catalogues: Partial<Record<Language, Messages>> = { en };
const shown = createListeners();
let current: Language = 'en';

const wanted = new Set<(language: Language) => Promise<void>>();

/** Texts beside these: `bring` fetches them for a language before it is shown. */
export function onTextsWanted(bring: (language: Language) => Promise<void>): void {
  wanted.add(bring);
}

/** Resolves when all texts of the language that is shown are at hand, or cannot be had. */
export async function bringTexts(language = current): Promise<void> {
  await Promise.allSettled([...wanted].map((bring) => bring(language)));
}

/** English is part of the first script; any other language is fetched when it is wanted. */
async function show(language: Language) {
  if (language === 'sk') catalogues.sk ??= (await insist(() => import('./sk.ts'))).sk;
  await bringTexts(language);
  if (chosen.get() !== language) return;
  current = language;
  document.documentElement.lang = language;
  rememberInCookie('language', language);
  shown.tell();
}

/** Resolves when the texts of the visitor's language are at hand; without them, English serves. */
export function prepareLanguage(): Promise<void> {
  chosen.subscribe(() => {
    show(chosen.get()).catch(() => toasts.error((catalogues[current] ?? en).errors.NETWORK));
  });
  return show(chosen.get()).catch(() => {});
}

/** Before the server renders a page: all languages are at hand there. */
export function renderIn(language: Language, messages: Messages): void {
  catalogues[language] = messages;
  current = language;
}

export function setLanguage(language: Language): void {
  chosen.set(language);
}

export function currentLanguage(): Language {
  return current;
}

export const onLanguageChange = shown.subscribe;

export function useLanguage(): Language {
  return useSyncExternalStore(onLanguageChange, currentLanguage, currentLanguage);
}

/** The texts in the current language. */
export function useText(): Messages {
  return catalogues[useLanguage()] ?? en;
}
