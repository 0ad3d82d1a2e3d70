import { useSyncExternalStore } from 'react';
import { serverNow, syncServerTime } from '#web/rpc/server-time.ts';
import { createListeners } from '#web/ui/listeners.ts';

const everyMs = 10_000;
const listeners = createListeners();
/** Undefined until the server's time is known. */
let now: number | undefined;
let readers = 0;
let timer: ReturnType<typeof setInterval>;

function tick() {
  now = serverNow();
  listeners.notify();
}

/** A phone that slept may have changed its clock. */
function sync() {
  if (document.visibilityState === 'visible') void syncServerTime().then(tick);
}

/** One clock for all components that show a time. */
function subscribe(listener: () => void): () => void {
  const unsubscribe = listeners.subscribe(listener);
  if (readers++ === 0) {
    sync();
    timer = setInterval(() => now && tick(), everyMs);
    document.addEventListener('visibilitychange', sync);
  }
  return () => {
    unsubscribe();
    if (--readers > 0) return;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', sync);
  };
}

/** The server's time, because a phone's clock may be wrong. Undefined until known. */
export function useServerNow(): number | undefined {
  return useSyncExternalStore(
    subscribe,
    () => now,
    () => undefined,
  );
}
