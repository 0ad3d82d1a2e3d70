import { useSyncExternalStore } from 'react';

/** Dispatched on window with `detail: { to }` to move to another page of the app. */
const navigateEvent = 'barback:navigate';

export function navigate(to: string, { replace = false } = {}): void {
  dispatchEvent(new CustomEvent(navigateEvent, { detail: { to, replace } }));
}

addEventListener(navigateEvent, (event) => {
  const { to, replace } = (event as CustomEvent<{ to: string; replace?: boolean }>).detail;
  if (to === location.pathname + location.search) return;
  if (replace) history.replaceState(null, '', to);
  else {
    history.pushState(null, '', to);
    scrollTo(0, 0);
  }
  dispatchEvent(new PopStateEvent('popstate'));
});

/** The path and query in the address bar, as they change by a link, back or forward. */
export function useAddress(): string {
  return useSyncExternalStore(
    (listener) => {
      addEventListener('popstate', listener);
      return () => removeEventListener('popstate', listener);
    },
    () => location.pathname + location.search,
  );
}
