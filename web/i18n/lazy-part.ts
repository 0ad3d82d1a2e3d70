import { type ComponentType, createElement, type FunctionComponent, lazy } from 'react';
import { callWithRetry } from '#web/ui/retry.ts';
import { loadTexts } from './language.ts';

/**
 * A component that is fetched when it is first rendered, with its texts in the current language.
 */
export interface LazyPart<P> extends FunctionComponent<P> {
  /** Prefetches it, so that it renders without suspending. */
  preload: () => Promise<ComponentType<P>>;
  isLoaded: () => boolean;
}

let attempt = 0;
/** Modules of the parts in the page that the server renders. */
const rendered = new Set<string>();

/**
 * `module`: of a part that pages show from the start, below web/. The server tells the browser to
 * fetch it with the page.
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  module?: string,
): LazyPart<P> {
  let loaded: ComponentType<P> | undefined;
  const preload = async () => {
    const component = await callWithRetry(load);
    await loadTexts();
    loaded = component;
    return component;
  };
  // React.lazy caches a failure forever, so each attempt needs a new one.
  let Lazy: ComponentType<P> | undefined;
  let lazyAttempt = attempt;
  const Part = (props: P) => {
    if (module && typeof window === 'undefined') rendered.add(module);
    if (lazyAttempt !== attempt) Lazy = undefined;
    lazyAttempt = attempt;
    Lazy ??= lazy(async () => ({ default: await preload() }));
    return createElement<P>(loaded ?? Lazy, props);
  };
  return Object.assign(Part, { preload, isLoaded: () => loaded !== undefined });
}

/** Fetches failed parts again when they are next rendered. */
export function retryLazyParts(): void {
  attempt++;
}

/** The modules of all parts rendered since the last call. */
export function takeRenderedParts(): string[] {
  const modules = [...rendered];
  rendered.clear();
  return modules;
}
