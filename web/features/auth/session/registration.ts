import { mutate } from '#web/rpc/call.ts';

const delayMs = 100;
const firstRetryMs = 5_000;
const maxRetryMs = 60_000;

/** The last registered person and organization. Undefined while nobody is signed in. */
let registered: string | undefined;

/** Registers the signed-in person and organization with the server. Retries until it succeeds. */
export function registerSoon(who: string | undefined): void {
  if (who === registered) return;
  registered = who;
  if (who) register(who, delayMs, firstRetryMs);
}

function register(who: string, delay: number, retryMs: number): void {
  setTimeout(async () => {
    if (who !== registered) return;
    await mutate('auth.createUserFromClerk', {}).catch(() =>
      register(who, retryMs, Math.min(2 * retryMs, maxRetryMs)),
    );
  }, delay);
}
