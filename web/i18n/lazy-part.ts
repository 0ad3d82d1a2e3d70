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
/** The parts that pages may show from the start, by the script they are in. */
const parts = new Map<string, (() => Promise<unknown>)[]>();
/** Scripts of the parts in the page that the server renders. */
const rendered = new Set<string>();

/**
 * `script`: the name of its file (vite.config.ts), for a part that pages may show from the start. The
 * server tells the browser to fetch it with the page.
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  script?: string,
): LazyPart<P> {
  let loaded: ComponentType<P> | undefined;
  const preload = async () => {
    const component = await callWithRetry(load);
    await loadTexts();
    loaded = component;
    return component;
  };
  if (script) parts.set(script, [...(parts.get(script) ?? []), preload]);
  // React.lazy caches a failure forever, so each attempt needs a new one.
  let Lazy: ComponentType<P> | undefined;
  let lazyAttempt = attempt;
  const Part = (props: P) => {
    if (script && typeof window === 'undefined') rendered.add(script);
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

/** Loads the parts that the server has rendered, so that nothing waits for them. */
export async function loadParts(scripts: readonly string[]): Promise<void> {
  const preloads = scripts.flatMap((script) => parts.get(script) ?? []);
  await Promise.allSettled(preloads.map((preload) => preload()));
}

/** The scripts of all parts rendered since the last call. */
export function takePartScripts(): string[] {
  const scripts = [...rendered];
  rendered.clear();
  return scripts;
}
