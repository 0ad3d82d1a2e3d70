import { type RefObject, useCallback, useEffect } from 'react';

const events = ['pointerdown', 'focusin'];

/**
 * Closes a menu on a click or focus outside of it. Returns the function to close it from inside.
 */
export function useCloseOutside(menu: RefObject<HTMLDetailsElement | null>): () => void {
  const close = useCallback(() => {
    if (!menu.current) return;
    const hasFocus = menu.current.contains(document.activeElement);
    menu.current.open = false;
    if (hasFocus) menu.current.querySelector('summary')?.focus();
  }, [menu]);
  useEffect(() => {
    const closeOutside = ({ target }: Event) => {
      if (!menu.current?.contains(target as Node)) close();
    };
    for (const event of events) addEventListener(event, closeOutside);
    return () => {
      for (const event of events) removeEventListener(event, closeOutside);
    };
  }, [menu, close]);
  return close;
}
