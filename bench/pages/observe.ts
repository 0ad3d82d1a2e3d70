// What a page measures of itself.

export interface Seen {
  lcp: number;
  /** The element of the largest paint. */
  largest: string;
  cls: number;
  firstPaint: number;
  /** When the page began to respond to taps. */
  ready: number;
  /** From the tap or key to the next paint, for each event. */
  responses: number[];
  tasks: { start: number; ms: number }[];
}

/** Runs in the page, before its own scripts. */
export function observe(): void {
  const seen: Seen = {
    lcp: 0,
    largest: '',
    cls: 0,
    firstPaint: 0,
    ready: 0,
    responses: [],
    tasks: [],
  };
  Object.assign(globalThis, { seen });
  const watch = (type: string, take: (entry: never) => void, options: object = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take as never)).observe({
      type,
      buffered: true,
      ...options,
    });
  watch('paint', ({ startTime }: PerformanceEntry) => {
    seen.firstPaint ||= startTime;
  });
  watch('largest-contentful-paint', (entry: PerformanceEntry & { element: Element | null }) => {
    seen.lcp = entry.startTime;
    seen.largest = entry.element?.outerHTML.slice(0, 80) ?? '';
  });
  watch('layout-shift', (entry: { value: number; hadRecentInput: boolean }) => {
    if (!entry.hadRecentInput) seen.cls += entry.value;
  });
  watch('longtask', ({ startTime, duration }: PerformanceEntry) => {
    seen.tasks.push({ start: startTime, ms: duration });
  });
  const durationThreshold = 16;
  watch(
    'event',
    ({ interactionId, duration }: { interactionId: number; duration: number }) => {
      if (interactionId) seen.responses.push(duration);
    },
    { durationThreshold },
  );
  // The page collects early taps until it can respond.
  const timer = setInterval(() => {
    if (document.readyState === 'loading' || !document.querySelector('button, input')) return;
    if (document.onclick) return;
    seen.ready = performance.now();
    clearInterval(timer);
  }, 20);
}
