import { type RefObject, useEffect } from 'react';

declare global {
  interface Document {
    /** Buttons clicked before hydration, in order. Filled by a script in the page. */
    tapped?: (HTMLElement | null)[];
  }
}

/**
 * Repeats clicks from before hydration, which are common on a slow connection. Each button counts
 * once. Of buttons that are not toggles, only the last counts.
 */
export function replayEarlyClicks(): void {
  const { tapped = [] } = document;
  document.onclick = null;
  document.tapped = [];
  const replayed = [...new Set(tapped)].filter(
    (button) => button === tapped.at(-1) || button?.hasAttribute('aria-pressed'),
  );
  // Not in this task, because React handles no events while it runs effects.
  for (const button of replayed) setTimeout(() => button?.isConnected && button.click());
}

export function useEarlyInput(
  input: RefObject<HTMLInputElement | null>,
  onText: (text: string) => void,
): void {
  useEffect(() => {
    const { value = '', defaultValue = '' } = input.current ?? {};
    if (value !== defaultValue) onText(value);
  }, []);
}
