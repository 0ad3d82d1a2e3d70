/** What the server's clock is ahead of this one's: a phone's may be minutes off. */
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
}
