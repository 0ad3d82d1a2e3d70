import { useSyncExternalStore } from 'react';
import { boot } from '#web/ui/boot.ts';
import { hasLayers, whenThere } from './layers.ts';

/** Dispatched on window with `detail: { to }` to move to another page of the app. */
const navigateEvent = 'barback:navigate';

interface Options {
  /** In place of the page that is left, so that Back does not return to it. */
  replace?: boolean;
  keepScroll?: boolean;
}

export function navigate(to: string, options: Options = {}): void {
  const event = new CustomEvent(navigateEvent, { detail: { to, ...options } });
  whenThere(() => dispatchEvent(event));
}

function follow(event: Event): void {
  const { to, replace, keepScroll } = (event as CustomEvent<{ to: string } & Options>).detail;
  if (to === location.pathname + location.search) return;
  // `within` tells a page we led to from one that the visitor came to directly.
  if (replace) history.replaceState(history.state, '', to);
  // The layer that it is left from has closed when Back comes there again.
  else if (hasLayers()) history.replaceState({ within: true }, '', to);
  else history.pushState({ within: true }, '', to);
  if (!replace && !keepScroll) scrollTo(0, 0);
  dispatchEvent(new PopStateEvent('popstate'));
}

if (typeof window !== 'undefined') addEventListener(navigateEvent, follow);

/** The path and query in the address bar, as they change by a link, back or forward. */
export function useAddress(): string {
  return useSyncExternalStore(
    (listener) => {
      addEventListener('popstate', listener);
      return () => removeEventListener('popstate', listener);
    },
    () => location.pathname + location.search,
    () => boot()?.address ?? '/',
  );
}
