import { connectionState, onConnection } from '#web/rpc/store.ts';

/** Ref callback: fetches failed pictures again when the connection is back. */
export function retryPictures(container: HTMLElement | null) {
  if (!container) return;
  const failed = new Set<HTMLImageElement>();
  const note = ({ target }: Event) => target instanceof HTMLImageElement && failed.add(target);
  // Error events of images do not bubble.
  container.addEventListener('error', note, true);
  const stop = onConnection(() => {
    if (connectionState() !== 'live') return;
    for (const image of failed) image.setAttribute('src', image.src);
    failed.clear();
  });
  return () => {
    container.removeEventListener('error', note, true);
    stop();
  };
}
