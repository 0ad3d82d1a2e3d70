declare global {
  interface Document {
    /** The button that was tapped last before scripts came; the page itself remembers it. */
    tapped?: HTMLElement | null;
  }
}

/** Taps again what was tapped before anybody could hear it. On a slow line that is many a first tap. */
export function replayEarlyTap(): void {
  const { tapped } = document;
  document.onclick = null;
  document.tapped = null;
  // Not within the work of React that calls us: it lets no event through meanwhile.
  if (tapped) setTimeout(() => tapped.isConnected && tapped.click());
}
