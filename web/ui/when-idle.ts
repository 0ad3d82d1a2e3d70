const touches = ['pointerdown', 'keydown'];
/** After a touch, which something else may answer first. */
const soonMs = 500;
/** Without one: the first page belongs to what is seen. */
const unhurriedMs = 4_000;
/** A browser that is never idle makes time then. */
const longestMs = 2_000;

/**
 * Calls when the page was touched or has stood for a while, and the browser has nothing else to do;
 * for those who save data, never. Answers how to stop that.
 */
export function whenIdle(call: () => void): () => void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return () => {};
  const idle = () => {
    stop();
    // Safari has no word for being idle.
    if (typeof requestIdleCallback === 'undefined') call();
    else requestIdleCallback(call, { timeout: longestMs });
  };
  let timer = setTimeout(idle, unhurriedMs);
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(idle, soonMs);
  };
  const stop = () => {
    clearTimeout(timer);
    for (const touch of touches) removeEventListener(touch, soon);
  };
  for (const touch of touches) addEventListener(touch, soon, { once: true });
  return stop;
}
