// Work in steps, between which others may have their turn.

/** A task that yields between its steps, and returns its result. */
export type Steps<T> = Generator<void, T>;

/** Runs a task to its end, where nobody else waits. */
export function finished<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
