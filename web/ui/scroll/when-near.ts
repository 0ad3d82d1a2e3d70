/**
 * Calls back when an element comes within a margin of the viewport. Returns the function to stop.
 */
export function whenNear(element: Element, margin: string, callback: () => void): () => void {
  const observer = new IntersectionObserver(
    // A busy browser reports several entries at once, the oldest first.
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && callback(),
    { rootMargin: margin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
