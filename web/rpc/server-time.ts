/** How far the server's clock is ahead of this device's, which may be minutes off. */
let aheadMs = 0;
/** The `Date` header has whole seconds, so smaller differences mean nothing. */
const precisionMs = 2_000;

export function serverNow(): number {
  return Date.now() + aheadMs;
}

/** Measures the difference of the clocks. Without a response it stays the same. */
export async function syncServerTime(): Promise<void> {
  const sentAt = Date.now();
  const response = await fetch('/healthz', { cache: 'no-store' }).catch(() => undefined);
  const serverTime = Date.parse(response?.headers.get('date') ?? '');
  if (Number.isNaN(serverTime)) return;
  const differenceMs = serverTime - (sentAt + Date.now()) / 2;
  aheadMs = Math.abs(differenceMs) > precisionMs ? differenceMs : 0;
}
