const defaultDelaysMs = [300, 1_000, 3_000];

interface RetryPolicy {
  isRetryable?: (error: unknown) => boolean;
  delaysMs?: readonly number[];
}

/** Retries a failed call once after each delay (with jitter), then gives up. */
export async function callWithRetry<T>(
  call: () => Promise<T>,
  { isRetryable = () => true, delaysMs = defaultDelaysMs }: RetryPolicy = {},
): Promise<T> {
  for (const delayMs of delaysMs) {
    try {
      return await call();
    } catch (error) {
      if (!isRetryable(error)) throw error;
    }
    await sleepAbout(delayMs);
  }
  return call();
}

/** Sleeps for 75 to 125 % of the delay, so that clients do not retry in step. */
export function sleepAbout(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms * (0.75 + Math.random() / 2)));
}
