import { type RefObject, useEffect } from 'react';

declare global {
  interface Document {
    /** Buttons clicked before hydration, in order; filled by a script in the page. */
    tapped?: (HTMLElement | null)[];
  }
}

/**
 * Repeats clicks from before hydration, which on a slow connection are common. Each button counts
 * once; of buttons that are not toggles, only the last.
 */
export function replayEarlyClicks(): void {
  const { tapped = [] } = document;
  document.onclick = null;
  document.tapped = [];
  const replayed = [...new Set(tapped)].filter(
    (button) => button === tapped.at(-1) || button?.hasAttribute('aria-pressed'),
  );
  // Not in this task: React handles no events while it runs effects.
  for (const button of replayed) setTimeout(() => button?.isConnected && button.click());
}

/** Passes on text that was typed into an input before hydration. */
export function useEarlyInput(
  input: RefObject<HTMLInputElement | null>,
  onText: (text: string) => void,
): void {
  useEffect(() => {
    const { value = '', defaultValue = '' } = input.current ?? {};
    if (value !== defaultValue) onText(value);
  }, []);
}
