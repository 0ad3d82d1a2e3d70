/** A page in the background paints nothing. */
const latestMs = 100;

/** Calls back after the next paint. Returns the function to cancel it. */
export function afterPaint(callback: () => void): () => void {
  const run = () => {
    cancel();
    callback();
  };
  let timer = setTimeout(run, latestMs);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(run);
  });
  const cancel = () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
  };
  return cancel;
}
