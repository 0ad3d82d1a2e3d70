// A program in its own process, beside the measured servers. It ends with this process.
import { type ChildProcess, type ForkOptions, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const running = new Set<Program>();
process.on('exit', () => running.forEach((program) => program.end()));

export class Program {
  readonly #file: string;
  readonly #child: ChildProcess;

  /** Starts a file of bench/, which reads its `given` value. */
  constructor(file: string, given: object = {}, options: ForkOptions = {}) {
    this.#file = file;
    this.#child = fork(path.join(import.meta.dirname, '..', file), [JSON.stringify(given)], {
      serialization: 'advanced',
      ...options,
    });
    running.add(this);
    this.#child.on('exit', () => running.delete(this));
  }

  /** Its next message. Throws if it ends before. */
  async next<T>(): Promise<T> {
    const child = this.#child;
    const noMore = new AbortController();
    const { signal } = noMore;
    const ended = once(child, 'exit', { signal }).then(([code]) => {
      throw new Error(`${this.#file} ended with ${code}`);
    });
    try {
      const [message] = await Promise.race([once(child, 'message', { signal }), ended]);
      return message;
    } finally {
      noMore.abort();
      ended.catch(() => {});
    }
  }

  /** The reply to a message. */
  ask<T>(message: object | string): Promise<T> {
    const answer = this.next<T>();
    this.#child.send(message);
    return answer;
  }

  end(): void {
    this.#child.kill('SIGKILL');
  }

  async kill(): Promise<void> {
    if (!running.has(this)) return;
    this.end();
    await once(this.#child, 'exit');
  }
}

/** The value that this process was started with. */
export function given<T>(): T {
  return JSON.parse(process.argv[2] ?? '');
}

/** Replies to messages one after the other, and notifies the parent. */
export function answer<Task, Result>(run: (task: Task) => Promise<Result>): void {
  process.on('message', async (task: Task) => tell(await run(task)));
}

export function tell(message: unknown): void {
  process.send?.(message);
}
