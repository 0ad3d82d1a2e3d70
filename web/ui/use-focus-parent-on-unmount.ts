import { type RefObject, useLayoutEffect } from 'react';

/**
 * Moves the focus to the nearest focusable ancestor when an element unmounts while focused.
 * Otherwise it would fall back to the start of the page.
 */
export function useFocusParentOnUnmount(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(
    () => () => {
      if (!element.current?.contains(document.activeElement)) return;
      const ancestor = element.current.parentElement?.closest<HTMLElement>('[tabindex="-1"]');
      ancestor?.focus({ preventScroll: true });
    },
    [element],
  );
}
