import { useSyncExternalStore } from 'react';
import { boot } from '#web/ui/boot.ts';
import { afterBack, hasOverlays } from './overlays.ts';

/** Dispatched on window with `detail: { to }` to open another page of the app. */
export const navigateEvent = 'barback:navigate';

export type NavigateEvent = CustomEvent<{ to: string } & Options>;

interface Options {
  /** Replaces the current history entry, so that Back does not return to it. */
  replace?: boolean;
  keepScroll?: boolean;
}

export function navigate(to: string, options: Options = {}): void {
  const event = new CustomEvent(navigateEvent, { detail: { to, ...options }, bubbles: true });
  // Not on window, where capturing listeners would not run first. See useUnsavedChanges.
  afterBack(() => document.dispatchEvent(event));
}

function handleNavigate(event: Event): void {
  const { to, replace, keepScroll } = (event as NavigateEvent).detail;
  if (to === location.pathname + location.search) return;
  // `within` marks pages that were opened from within the app.
  if (replace) history.replaceState(history.state, '', to);
  // Replaces the entry of the overlay that it is opened from, so that Back leads to the page below.
  else if (hasOverlays()) history.replaceState({ within: true }, '', to);
  else history.pushState({ within: true }, '', to);
  if (!replace && !keepScroll) scrollTo(0, 0);
  dispatchEvent(new PopStateEvent('popstate'));
}

if (typeof window !== 'undefined') addEventListener(navigateEvent, handleNavigate);

/** The current path and query. Re-renders when a link, Back or Forward changes them. */
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
