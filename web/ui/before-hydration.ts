import { type RefObject, useEffect } from 'react';

declare global {
  interface Document {
    /** The buttons that were tapped before scripts came, the last one last; the page remembers. */
    tapped?: (HTMLElement | null)[];
  }
}

/**
 * Taps again what was tapped before anybody could hear it. On a slow line that is many a first tap.
 * Each counts once, however impatient the guest was; of those that lead somewhere only the last.
 */
export function replayEarlyClicks(): void {
  const { tapped = [] } = document;
  document.onclick = null;
  document.tapped = [];
  const wanted = [...new Set(tapped)].filter(
    (button) => button === tapped.at(-1) || button?.hasAttribute('aria-pressed'),
  );
  // Not within the work of React that calls us: it lets no event through meanwhile.
  for (const button of wanted) setTimeout(() => button?.isConnected && button.click());
}

/** Takes over what was typed into an input before anybody could hear it. */
export function useEarlyInput(
  input: RefObject<HTMLInputElement | null>,
  onText: (text: string) => void,
): void {
  useEffect(() => {
    const { value = '', defaultValue = '' } = input.current ?? {};
    if (value !== defaultValue) onText(value);
  }, []);
}
