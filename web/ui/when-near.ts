/** Calls when an element has come within a margin of the screen. Answers how to stop that. */
export function whenNear(element: Element, margin: string, call: () => void): () => void {
  const observer = new IntersectionObserver(
    // A busy browser tells of several moments at once, the oldest first.
    (moments) => moments.some(({ isIntersecting }) => isIntersecting) && call(),
    { rootMargin: margin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
