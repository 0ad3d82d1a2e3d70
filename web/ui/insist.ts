const waitsMs = [300, 1_000, 3_000];

/** Does it again where it was lost. On a bad line the second try is often the good one. */
export async function insist<T>(
  work: () => Promise<T>,
  isLost = (_error: unknown) => true,
  waits: readonly number[] = waitsMs,
): Promise<T> {
  for (const wait of waits) {
    try {
      return await work();
    } catch (error) {
      if (!isLost(error)) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, wait * (0.75 + Math.random() / 2)));
  }
  return work();
}
