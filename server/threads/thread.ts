import { Worker } from 'node:worker_threads';
import type { Reply, Request } from './protocol.ts';

/** More is not faster here, and takes memory. */
const youngMb = 16;

export class Thread {
  readonly #program: URL;
  readonly #maxHeapMb: number;
  #worker: Worker | undefined;
  #isReady = false;
  #isNeeded = false;
  readonly #onReply: (reply: Reply) => void;
  /** Called when the thread has ended or was stopped. Its state is lost. */
  readonly #onEnd: (error: Error, wasReady: boolean) => void;

  constructor(
    program: URL,
    maxHeapMb: number,
    onReply: (reply: Reply) => void,
    onEnd: (error: Error, wasReady: boolean) => void,
  ) {
    this.#program = program;
    this.#maxHeapMb = maxHeapMb;
    this.#onReply = onReply;
    this.#onEnd = onEnd;
  }

  get isReady(): boolean {
    return this.#isReady;
  }

  start(): void {
    if (this.#worker) return;
    const worker = new Worker(this.#program, {
      execArgv: [],
      resourceLimits: {
        maxOldGenerationSizeMb: this.#maxHeapMb,
        maxYoungGenerationSizeMb: youngMb,
      },
    });
    this.#worker = worker;
    const end = (error: Error) => this.#worker === worker && this.stop(error);
    worker.on('message', (reply: Reply | object) => {
      // With --watch, Node itself sends the files that the thread has loaded.
      if (this.#worker !== worker || !('kind' in reply)) return;
      if (reply.kind === 'ready') this.#isReady = true;
      this.#onReply(reply);
    });
    worker.on('error', end);
    worker.on('exit', () => end(new Error('The thread has ended')));
    // After the listeners, which would undo it.
    if (!this.#isNeeded) worker.unref();
  }

  /** A process may exit while its thread is not needed. */
  set isNeeded(isNeeded: boolean) {
    this.#isNeeded = isNeeded;
    if (isNeeded) this.#worker?.ref();
    else this.#worker?.unref();
  }

  send(request: Request): void {
    this.#worker?.postMessage(request);
  }

  stop(error: Error): void {
    const worker = this.#worker;
    if (!worker) return;
    const wasReady = this.#isReady;
    this.#worker = undefined;
    this.#isReady = false;
    void worker.terminate();
    this.#onEnd(error, wasReady);
  }
}
