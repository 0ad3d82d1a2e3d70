// Marks ready drinks on the icon of the page, and on the app icon if the page is installed.

interface Badges {
  setAppBadge?: (count: number) => Promise<void>;
  clearAppBadge?: () => Promise<void>;
}

const dot =
  '<circle cx="24" cy="8" r="8" fill="#1f6b34"/><circle cx="24" cy="8" r="5" fill="#8fd193"/>';
let plain: string | undefined;
/** Later calls overtake the awaits of earlier ones. */
let calls = 0;

export async function showReady(count: number): Promise<void> {
  const call = ++calls;
  const badges = navigator as Badges;
  const told = count > 0 ? badges.setAppBadge?.(count) : badges.clearAppBadge?.();
  // Fails if the page is not installed.
  await told?.catch(() => {});
  if (call !== calls) return;
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!link) return;
  plain ??= link.href;
  if (count === 0) {
    link.href = plain;
    return;
  }
  const drawing = await fetch(plain).then((answer) => answer.text());
  if (call !== calls) return;
  link.href = `data:image/svg+xml,${encodeURIComponent(drawing.replace('</svg>', `${dot}</svg>`))}`;
}
