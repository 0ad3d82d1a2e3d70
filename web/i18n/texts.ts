import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { Language } from '#domain/languages.ts';
import { bringTexts, onTextsWanted, useLanguage } from './language.ts';

/**
 * The texts of one feature, as a hook. They travel with the feature: English inside its script,
 * any other language when it is wanted. What is fetched later must be a `lazyPart`.
 */
export function createTexts<T>(
  english: T,
  others: Record<Exclude<Language, 'en'>, () => Promise<T>>,
): () => T {
  const ready: Partial<Record<Language, T>> = { en: english };
  onTextsWanted(async (language) => {
    if (language !== 'en') ready[language] ??= await others[language]();
  });
  return function useTexts() {
    return ready[useLanguage()] ?? english;
  };
}

/** A part of a page that is fetched when it is shown, with its texts in the visitor's language. */
export function lazyPart<P>(
  load: () => Promise<ComponentType<P>>,
): LazyExoticComponent<ComponentType<P>> {
  return lazy(async () => {
    const part = await load();
    await bringTexts();
    return { default: part };
  });
}
