import { mutate } from '#web/rpc/call.ts';

const delayMs = 100;
const longestRetryMs = 60_000;

/** The person and organization that are registered, or are about to be. */
let registered = '';

/** Registers whoever has signed in, also in an earlier visit, and tries again until it is done. */
export function registerSoon(who: string): void {
  if (who === registered) return;
  registered = who;
  register(who, delayMs);
}

function register(who: string, afterMs: number): void {
  setTimeout(async () => {
    // Somebody else is here by now.
    if (who !== registered) return;
    await mutate('auth.createUserFromClerk', {}).catch(() => {
      register(who, Math.min(longestRetryMs, Math.max(afterMs * 2, 5_000)));
    });
  }, afterMs);
}
