// For work that takes longer than an event loop may wait.
import { createHash } from 'node:crypto';
import { Lane, type LaneOptions, type Task } from './lane.ts';

export type { Resource, Task } from './lane.ts';

export class ThreadPool {
  readonly #lanes: readonly Lane[];

  constructor(size: number, options: LaneOptions) {
    this.#lanes = Array.from({ length: size }, () => new Lane(options));
  }

  get waiting(): number {
    return this.#lanes.reduce((sum, { waiting }) => sum + waiting, 0);
  }

  start(): void {
    for (const lane of this.#lanes) lane.start();
  }

  /**
   * Throws TOO_MANY where too many wait, TOO_COMPLEX above its budget, UNAVAILABLE where the thread
   * failed.
   */
  run(task: Task): Promise<unknown> {
    const number =
      createHash('sha1').update(task.place).digest().readUInt32BE() % this.#lanes.length;
    const lane = this.#lanes[number];
    if (!lane) throw new Error('a pool without threads');
    return lane.run(task);
  }

  stop(): void {
    for (const lane of this.#lanes) lane.stop(new Error('The threads were stopped'));
  }
}
