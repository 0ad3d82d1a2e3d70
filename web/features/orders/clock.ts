import { useSyncExternalStore } from 'react';

// One clock for all stopwatches: they tick together, and a board of 200 has one timer.
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let now = Date.now();
/** What the server's clock is ahead of this one's: a tablet's may be minutes off. */
let ahead = 0;
/** The header says whole seconds. */
const precisionMs = 2_000;

export function serverNow(): number {
  return Date.now() + ahead;
}

/** Asks the server for its time; without an answer ours will do. */
export async function setByServer(): Promise<void> {
  const sent = Date.now();
  const answer = await fetch('/healthz', { cache: 'no-store' }).catch(() => undefined);
  const date = Date.parse(answer?.headers.get('date') ?? '');
  if (Number.isNaN(date)) return;
  const off = date - (sent + Date.now()) / 2;
  ahead = Math.abs(off) > precisionMs ? off : 0;
  tick();
}

function tick() {
  now = serverNow();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  if (listeners.size === 1) {
    timer = setInterval(tick, 1000);
    now = serverNow();
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearInterval(timer);
  };
}

/** The server's time, by the second. */
export function useClock(): number {
  return useSyncExternalStore(
    subscribe,
    () => now,
    () => now,
  );
}
