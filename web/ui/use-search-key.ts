import { type RefObject, useEffect } from 'react';

/** Focuses the search box in an element when `/` is pressed outside of fields and dialogs. */
export function useSearchKey(search: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target as HTMLElement;
      if (target.closest('input, textarea, select, dialog, [contenteditable]')) return;
      event.preventDefault();
      search.current?.querySelector('input')?.select();
    };
    addEventListener('keydown', focus);
    return () => removeEventListener('keydown', focus);
  }, [search]);
}
