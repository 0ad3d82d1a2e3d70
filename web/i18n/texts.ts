import { type ComponentType, createElement, type FunctionComponent, lazy } from 'react';
import type { Language } from '#domain/languages.ts';
import { insist } from '#web/ui/insist.ts';
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
    if (language !== 'en') ready[language] ??= await insist(others[language]);
  });
  return function useTexts() {
    return ready[useLanguage()] ?? english;
  };
}

let round = 0;

/** A part of a page that is fetched when it is shown, with its texts in the visitor's language. */
export interface LazyPart<P> extends FunctionComponent<P> {
  /** Fetches it before it is shown, so that it can be rendered at once. */
  bring: () => Promise<ComponentType<P>>;
}

export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>): LazyPart<P> {
  let ready: ComponentType<P> | undefined;
  const bring = async () => {
    const part = await insist(load);
    await bringTexts();
    ready = part;
    return part;
  };
  // React remembers for ever that one did not come, so that each round needs another.
  let Later: ComponentType<P> | undefined;
  let madeIn = round;
  const Part = (props: P) => {
    if (madeIn !== round) Later = undefined;
    madeIn = round;
    Later ??= lazy(async () => ({ default: await bring() }));
    return createElement<P>(ready ?? Later, props);
  };
  return Object.assign(Part, { bring });
}

/** What did not come is fetched anew when it is shown again. */
export function startNewRound(): void {
  round++;
}
