import { useEffect, useRef } from 'react';

/** By `KeyboardEvent.key`, letters in lower case. */
export type Shortcuts = Record<string, () => void>;

/** Keys that work wherever nobody is typing and no dialog is open. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const current = useRef(shortcuts);
  useEffect(() => {
    current.current = shortcuts;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const { target } = event;
      if (target instanceof Element && target.closest('input, textarea, select, dialog')) return;
      if (document.querySelector('dialog[open]')) return;
      const act = current.current[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
