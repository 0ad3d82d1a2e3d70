import { useEffect, useRef } from 'react';

/**
 * By `KeyboardEvent.key`, with letters in lower case. `Shift+p` and `Alt+ArrowUp` where the key
 * alone does something else.
 */
export type Shortcuts = Record<string, () => void>;

/** Keyboard shortcuts, off while a field has the focus or a dialog is open. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey) return;
      const { target } = event;
      if (target instanceof Element && target.closest('input, textarea, select, dialog')) return;
      if (document.querySelector('dialog[open]')) return;
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      const { current: all } = latest;
      const run = event.altKey
        ? all[`Alt+${key}`]
        : (event.shiftKey && all[`Shift+${key}`]) || all[key];
      if (!run) return;
      event.preventDefault();
      run();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
