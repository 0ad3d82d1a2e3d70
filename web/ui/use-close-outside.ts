import { type RefObject, useCallback, useEffect } from 'react';

const elsewhere = ['pointerdown', 'focusin'];

/** A menu that a click or the focus elsewhere closes. Answers how to close it from within. */
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
    for (const sign of elsewhere) addEventListener(sign, closeOutside);
    return () => {
      for (const sign of elsewhere) removeEventListener(sign, closeOutside);
    };
  }, [menu, close]);
  return close;
}
