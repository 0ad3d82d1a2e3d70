import { AppError } from '#domain/errors.ts';
import { FairQueue } from './fair-queue.ts';
import type { Reply } from './protocol.ts';
import { Thread } from './thread.ts';

/** The thread keeps it under its key, and loads it where it is missing. */
export interface Resource {
  key: string;
  load: () => Promise<unknown>;
}

export interface Task {
  name: string;
  input: unknown;
  resources: readonly Resource[];
  /** An address or an account. */
  turn: string;
  /** Tasks of one place run in the same thread, which keeps their resources. */
  place: string;
  /** CPU time of the thread. */
  budgetMs: number;
  signal?: AbortSignal | undefined;
}

export interface LaneOptions {
  program: URL;
  maxHeapMb: number;
  hangMs: number;
  maxWaiting: { ofTurn: number; ofAll: number };
  onFailure: (error: Error) => void;
}

interface Job extends Task {
  id: number;
  usedMs: number;
  isBegun: boolean;
  loads: number;
  settle: PromiseWithResolvers<unknown>;
}

const maxLoads = 5;
/** Pauses after failed starts, because each takes a core a second. */
const restMs = { first: 500, most: 30_000 };

/** One thread, its waiting tasks, and the running one. */
export class Lane {
  readonly #options: LaneOptions;
  readonly #queue = new FairQueue<Job>();
  readonly #thread: Thread;
  readonly #jobs = new Map<number, Job>();
  #running: { job: Job; watchdog: NodeJS.Timeout } | undefined;
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
      // In order, because one may need another.
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

  /** Loads a resource once for all jobs that lack it now. */
  #keep({ key, load }: Resource): Promise<void> {
    const underWay = this.#loading.get(key);
    if (underWay) return underWay;
    const loading = load()
      .then((value) => this.#thread.send({ kind: 'keep', key, value }))
      .finally(() => this.#loading.delete(key));
    this.#loading.set(key, loading);
    return loading;
  }

  /** A running task is not interrupted. It pauses soon. */
  #end(job: Job, settle: () => void): void {
    if (!this.#jobs.delete(job.id)) return;
    if (this.#jobs.size === 0) this.#thread.isNeeded = false;
    const wasWaiting = this.#queue.remove(job.turn, job);
    if (wasWaiting && job.isBegun) this.#thread.send({ kind: 'drop', id: job.id });
    settle();
  }

  /** After the thread has ended, its task fails and the others start again in a new thread. */
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
    // The thread cannot start, so no job should wait for it.
    for (const job of [...this.#jobs.values()]) {
      this.#end(job, () => job.settle.reject(unavailable()));
    }
    const pauseMs = restMs.first * 2 ** this.#failedStarts++;
    this.#restsUntil = performance.now() + Math.min(pauseMs, restMs.most);
  }
}
