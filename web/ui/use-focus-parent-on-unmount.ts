import { type RefObject, useLayoutEffect } from 'react';

/**
 * A part that is taken off the page while it has the focus hands it on to what it stood in: else
 * the focus would fall to the start of the page.
 */
export function useFocusParentOnUnmount(part: RefObject<HTMLElement | null>): void {
  useLayoutEffect(
    () => () => {
      if (!part.current?.contains(document.activeElement)) return;
      const heir = part.current.parentElement?.closest<HTMLElement>('[tabindex="-1"]');
      heir?.focus({ preventScroll: true });
    },
    [part],
  );
}
