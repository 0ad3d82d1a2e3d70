const maxDelayMs = 400;
const maxDistancePx = 24;

/**
 * Ignores the second tap of a double tap. Call it when the first tap has removed something: the
 * second one is not meant for what lies below.
 */
export function ignoreDoubleTap(first: MouseEvent | undefined): void {
  // Keyboard clicks have a detail of 0.
  if (!first?.detail) return;
  const ignore = (second: MouseEvent) => {
    if (!second.detail) return;
    const [x, y] = [second.clientX - first.clientX, second.clientY - first.clientY];
    // After a tap elsewhere, one at the first place is a new one.
    if (Math.hypot(x, y) > maxDistancePx) return end();
    second.preventDefault();
    second.stopPropagation();
  };
  const end = () => removeEventListener('click', ignore, { capture: true });
  addEventListener('click', ignore, { capture: true });
  setTimeout(end, maxDelayMs);
}
