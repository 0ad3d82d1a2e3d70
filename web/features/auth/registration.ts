import { mutate } from '#web/rpc/call.ts';

const delayMs = 100;
const firstRetryMs = 5_000;
const longestRetryMs = 60_000;

/** The person and organization that are registered, or are about to be; nobody is signed in: none. */
let registered: string | undefined;

/** Registers whoever has signed in, also in an earlier visit, and tries again until it is done. */
export function registerSoon(who: string | undefined): void {
  if (who === registered) return;
  registered = who;
  if (who) register(who, delayMs, firstRetryMs);
}

function register(who: string, afterMs: number, retryMs: number): void {
  setTimeout(async () => {
    if (who !== registered) return;
    await mutate('auth.createUserFromClerk', {}).catch(() =>
      register(who, retryMs, Math.min(2 * retryMs, longestRetryMs)),
    );
  }, afterMs);
}
