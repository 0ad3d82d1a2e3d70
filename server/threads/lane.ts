import { AppError } from '#domain/errors.ts';
import { FairQueue } from './fair-queue.ts';
import type { Reply } from './protocol.ts';
import { Thread } from './thread.ts';

/** What a task works on: kept by the thread under its key, and loaded where it is not there. */
export interface Resource {
  key: string;
  load: () => Promise<unknown>;
}

export interface Task {
  name: string;
  input: unknown;
  resources: readonly Resource[];
  /** Whose turn it takes: an address, an account. */
  turn: string;
  /** Tasks of one place run in the same thread, which keeps what they work on. */
  place: string;
  /** How long it may compute: time of the processor, which passes only while the thread has one. */
  budgetMs: number;
  signal?: AbortSignal | undefined;
}

export interface LaneOptions {
  program: URL;
  maxHeapMb: number;
  /** A thread that does not reply for this long hangs. */
  hangMs: number;
  /** How many tasks of one turn may wait, and of all. */
  maxWaiting: { ofTurn: number; ofAll: number };
  onFailure: (error: Error) => void;
}

interface Job extends Task {
  id: number;
  usedMs: number;
  /** The thread has begun it. */
  isBegun: boolean;
  /** How often it was sent back for want of a resource. */
  loads: number;
  settle: PromiseWithResolvers<unknown>;
}

const maxLoads = 5;
/** Pauses after starts that failed: each of them takes a second of a core. */
const restMs = { first: 500, most: 30_000 };

/** One thread, the tasks that wait for it, and the one that has its turn. */
export class Lane {
  readonly #options: LaneOptions;
  readonly #queue = new FairQueue<Job>();
  readonly #thread: Thread;
  /** Every job that is not settled. */
  readonly #jobs = new Map<number, Job>();
  #running: { job: Job; watchdog: NodeJS.Timeout } | undefined;
  /** Resources that are being loaded, by their keys. */
  readonly #loading = new Map<string, Promise<void>>();
  #lastId = 0;
  #failedStarts = 0;
  #restsUntil = 0;

  constructor(options: LaneOptions) {
    this.#options = options;
    this.#thread = new Thread(
      options.program,
      options.maxHeapMb,
      (reply) => this.#receive(reply),
      (error, wasReady) => this.#recover(error, wasReady),
    );
  }

  get waiting(): number {
    return this.#queue.size;
  }

  start(): void {
    this.#thread.start();
  }

  async run(task: Task): Promise<unknown> {
    task.signal?.throwIfAborted();
    if (performance.now() < this.#restsUntil) throw new AppError('UNAVAILABLE', null);
    const { ofTurn, ofAll } = this.#options.maxWaiting;
    if (this.#queue.sizeOf(task.turn) >= ofTurn || this.#queue.size >= ofAll) {
      throw new AppError('TOO_MANY', { retryAfterSeconds: 2 });
    }
    const settle = Promise.withResolvers<unknown>();
    const job: Job = { ...task, id: ++this.#lastId, usedMs: 0, isBegun: false, loads: 0, settle };
    this.#jobs.set(job.id, job);
    this.#thread.isNeeded = true;
    this.#queue.push(job.turn, job);
    const cancel = () => this.#end(job, () => settle.reject(task.signal?.reason));
    task.signal?.addEventListener('abort', cancel, { once: true });
    this.start();
    this.#pump();
    try {
      return await settle.promise;
    } finally {
      task.signal?.removeEventListener('abort', cancel);
    }
  }

  /** Ends every task with an error. */
  stop(error: Error): void {
    for (const job of [...this.#jobs.values()]) this.#end(job, () => job.settle.reject(error));
    this.#thread.stop(error);
  }

  #pump(): void {
    if (this.#running || !this.#thread.isReady) return;
    const job = this.#queue.take();
    if (!job) return;
    const { id, name, input, resources } = job;
    const watchdog = setTimeout(() => {
      this.#thread.stop(new Error(`The task ${name} did not pause`));
    }, this.#options.hangMs);
    watchdog.unref();
    this.#running = { job, watchdog };
    const keys = resources.map(({ key }) => key);
    const begin = { kind: 'run', id, task: name, input, resources: keys } as const;
    this.#thread.send(job.isBegun ? { kind: 'resume', id } : begin);
    job.isBegun = true;
  }

  #receive(reply: Reply): void {
    if (reply.kind === 'ready') this.#failedStarts = 0;
    else if (this.#running?.job.id === reply.id) {
      const { job, watchdog } = this.#running;
      clearTimeout(watchdog);
      this.#running = undefined;
      // Not where it was cancelled meanwhile.
      if (this.#jobs.has(job.id)) this.#take(job, reply);
      else if (reply.kind === 'paused') this.#thread.send({ kind: 'drop', id: job.id });
    }
    this.#pump();
  }

  #take(job: Job, reply: Exclude<Reply, { kind: 'ready' }>): void {
    const { settle } = job;
    if (reply.kind === 'paused') {
      job.usedMs += reply.computedMs;
      if (job.usedMs <= job.budgetMs) this.#queue.push(job.turn, job);
      else this.#end(job, () => settle.reject(new AppError('TOO_COMPLEX', null)));
    } else if (reply.kind === 'missing') void this.#load(job, reply.keys);
    else if (reply.kind === 'done') this.#end(job, () => settle.resolve(reply.value));
    else if (reply.kind === 'failed') this.#end(job, () => settle.reject(reply.error));
    else this.#end(job, () => settle.reject(new AppError(reply.code, reply.data as never)));
  }

  async #load(job: Job, keys: readonly string[]): Promise<void> {
    try {
      if (++job.loads > maxLoads) throw new Error(`no room for ${keys}`);
      // In their order, since one may need another.
      for (const resource of job.resources) {
        if (keys.includes(resource.key)) await this.#keep(resource);
      }
      if (!this.#jobs.has(job.id)) return;
      job.isBegun = false;
      this.#queue.push(job.turn, job);
      this.start();
      this.#pump();
    } catch (error) {
      this.#end(job, () => job.settle.reject(error));
    }
  }

  /** Loads a resource for the thread, once for all jobs that lack it now. */
  #keep({ key, load }: Resource): Promise<void> {
    const underWay = this.#loading.get(key);
    if (underWay) return underWay;
    const loading = load()
      .then((value) => this.#thread.send({ kind: 'keep', key, value }))
      .finally(() => this.#loading.delete(key));
    this.#loading.set(key, loading);
    return loading;
  }

  /** Ends a job wherever it is. What the thread computes now is not interrupted; it pauses soon. */
  #end(job: Job, settle: () => void): void {
    if (!this.#jobs.delete(job.id)) return;
    if (this.#jobs.size === 0) this.#thread.isNeeded = false;
    const wasWaiting = this.#queue.remove(job.turn, job);
    if (wasWaiting && job.isBegun) this.#thread.send({ kind: 'drop', id: job.id });
    settle();
  }

  /** The thread has ended: the task that it ran has failed, the others begin again in a new one. */
  #recover(error: Error, wasReady: boolean): void {
    this.#options.onFailure(error);
    const running = this.#running;
    this.#running = undefined;
    clearTimeout(running?.watchdog);
    const unavailable = () => new AppError('UNAVAILABLE', null);
    if (running) this.#end(running.job, () => running.job.settle.reject(unavailable()));
    for (const job of this.#jobs.values()) job.isBegun = false;
    if (wasReady) {
      if (this.#jobs.size) this.start();
      return;
    }
    // It cannot even start: nobody should wait for it.
    for (const job of [...this.#jobs.values()]) {
      this.#end(job, () => job.settle.reject(unavailable()));
    }
    const pauseMs = restMs.first * 2 ** this.#failedStarts++;
    this.#restsUntil = performance.now() + Math.min(pauseMs, restMs.most);
  }
}
