// The program of a thread for tests of the pool.
import { AppError } from '#domain/errors.ts';
import { serveTasks } from '#server/threads/serve-tasks.ts';

const kept = new Map<string, unknown>();
let steps = 0;

serveTasks(
  {
    echo: (input: unknown, [resource]: unknown[]) => [input, resource],
    *count(upTo: number) {
      for (let n = 0; n < upTo; n++) {
        const end = performance.now() + 2;
        while (performance.now() < end);
        steps++;
        yield;
      }
      return upTo;
    },
    steps: () => steps,
    refuse: () => {
      throw new AppError('TOO_MANY_OPEN', { open: 2, limit: 1 });
    },
    fail: () => {
      throw new Error('a bug');
    },
    hang: () => {
      for (;;);
    },
    crash: () => {
      process.exit(1);
    },
    fillMemory: () => {
      const all: string[][] = [];
      for (;;) all.push(Array.from({ length: 100_000 }, (_, n) => `${n} of many`));
    },
  },
  kept,
);
