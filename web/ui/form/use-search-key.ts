import { type RefObject, useEffect } from 'react';

/** Focuses the search box in an element when `/` is pressed outside of fields and dialogs. */
export function useSearchKey(search: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target as HTMLElement;
      if (target.closest('input, textarea, select, [contenteditable]')) return;
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      const box = search.current?.querySelector('input');
      box?.focus();
      box?.select();
    };
    addEventListener('keydown', focus);
    return () => removeEventListener('keydown', focus);
  }, [search]);
}
