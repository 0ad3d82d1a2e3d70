const gestures = ['pointerdown', 'keydown'];
/** After a user gesture, whose own work comes first. */
const afterGestureMs = 500;
/** Without a gesture, the first page has priority. */
const withoutGestureMs = 2_000;
/** For browsers that are never idle. */
const idleTimeoutMs = 2_000;

/**
 * Calls back after a user gesture or a while, when the browser is idle. Never calls back in
 * browsers that save data. Returns the function to cancel it.
 */
export function whenIdle(callback: () => void): () => void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return () => {};
  const idle = () => {
    cancel();
    // Safari has no requestIdleCallback.
    if (typeof requestIdleCallback === 'undefined') callback();
    else requestIdleCallback(callback, { timeout: idleTimeoutMs });
  };
  let timer = setTimeout(idle, withoutGestureMs);
  const hasten = () => {
    clearTimeout(timer);
    timer = setTimeout(idle, afterGestureMs);
  };
  const cancel = () => {
    clearTimeout(timer);
    for (const gesture of gestures) removeEventListener(gesture, hasten);
  };
  for (const gesture of gestures) addEventListener(gesture, hasten, { once: true });
  return cancel;
}
