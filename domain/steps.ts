// Tasks that yield between steps, so that others get a turn.

export type Steps<T> = Generator<void, T>;

export function finished<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
