const withinMs = 400;
const withinPx = 24;

/**
 * Drops the second of two quick taps at one place. To be called when the first has taken something
 * away: the second meant the same, not what lies below.
 */
export function ignoreDoubleTap(first: MouseEvent | undefined): void {
  // A key that was pressed is a click as well, but counts none.
  if (!first?.detail) return;
  const drop = (second: MouseEvent) => {
    const [x, y] = [second.clientX - first.clientX, second.clientY - first.clientY];
    if (!second.detail || Math.hypot(x, y) > withinPx) return;
    second.preventDefault();
    second.stopPropagation();
  };
  addEventListener('click', drop, { capture: true });
  setTimeout(() => removeEventListener('click', drop, { capture: true }), withinMs);
}
