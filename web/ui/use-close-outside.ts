import { type RefObject, useCallback, useEffect } from 'react';

/** A menu that a click elsewhere closes. Answers how to close it from within. */
export function useCloseOutside(menu: RefObject<HTMLDetailsElement | null>): () => void {
  const close = useCallback(() => {
    if (menu.current) menu.current.open = false;
  }, [menu]);
  useEffect(() => {
    const closeOutside = ({ target }: Event) => {
      if (!menu.current?.contains(target as Node)) close();
    };
    addEventListener('pointerdown', closeOutside);
    return () => removeEventListener('pointerdown', closeOutside);
  }, [menu, close]);
  return close;
}
