import { type ComponentType, createElement, type FunctionComponent, lazy } from 'react';
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
export interface LazyPart<P> extends FunctionComponent<P> {
  /** Fetches it before it is shown, so that it can be rendered at once. */
  bring: () => Promise<ComponentType<P>>;
}

export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>): LazyPart<P> {
  let ready: ComponentType<P> | undefined;
  const bring = async () => {
    const part = await load();
    await bringTexts();
    ready = part;
    return part;
  };
  const Later = lazy(async () => ({ default: await bring() }));
  return Object.assign((props: P) => createElement<P>(ready ?? Later, props), { bring });
}
