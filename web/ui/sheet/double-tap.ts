const maxDelayMs = 400;
const maxDistancePx = 24;

/**
 * Ignores the second tap of a double tap. Call it when the first tap has removed something, because
 * the second one does not mean the content below. A tap after typing or after a tap elsewhere
 * counts.
 */
export function ignoreDoubleTap(first: MouseEvent | undefined): void {
  // Keyboard clicks have a detail of 0.
  if (!first?.detail) return;
  const ended = new AbortController();
  const { signal } = ended;
  const end = () => ended.abort();
  const ignore = (second: MouseEvent) => {
    if (!second.detail) return;
    const [x, y] = [second.clientX - first.clientX, second.clientY - first.clientY];
    if (Math.hypot(x, y) > maxDistancePx) return end();
    second.preventDefault();
    second.stopPropagation();
  };
  addEventListener('click', ignore, { capture: true, signal });
  addEventListener('input', end, { signal });
  setTimeout(end, maxDelayMs);
}
