// Guards of the mixologist's threads and of their input.
import { db, type Guard, unit } from '#bench/guards/guard.ts';

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: the guards are source code
export const houseGuards: Guard[] = [
  {
    name: 'tasks of threads have fair turns',
    file: 'server/threads/fair-queue.ts',
    text: '      this.#waiting.delete(turn);\n      if (items.length) this.#waiting.set(turn, items);',
    without: '      if (items.length === 0) this.#waiting.delete(turn);',
    test: unit('server/threads/fair-queue.test.ts'),
  },
  {
    name: 'the queue of a thread is bounded',
    file: 'server/threads/lane.ts',
    text: '    if (this.#queue.sizeOf(task.turn) >= ofTurn || this.#queue.size >= ofAll) {',
    without: '    if (ofTurn < 0 && ofAll < 0) {',
    test: unit('server/threads/pool.test.ts', 'refuses more than may wait'),
  },
  {
    name: 'a task of a thread has a budget',
    file: 'server/threads/lane.ts',
    text: '      if (job.usedMs <= job.budgetMs) this.#queue.push(job.turn, job);',
    without: '      if (job.usedMs >= 0) this.#queue.push(job.turn, job);',
    test: unit('server/threads/pool.test.ts', 'computes for longer'),
  },
  {
    name: 'a task that is cancelled stops',
    file: 'server/threads/lane.ts',
    text: '      if (this.#jobs.has(job.id)) this.#take(job, reply);',
    without: '      if (job) this.#take(job, reply);',
    test: unit('server/threads/pool.test.ts', 'stops a task that is cancelled'),
  },
  {
    name: 'a task that hangs ends its thread alone',
    file: 'server/threads/lane.ts',
    text: '      this.#thread.stop(new Error(`The task ${name} did not pause`));',
    without: '      void name;',
    test: unit('server/threads/pool.test.ts', 'by a hang'),
  },
  {
    name: 'questions have a limit of words',
    file: 'server/mixologist/house/search.ts',
    text: "  if (!isReadable(query)) throw new AppError('TOO_COMPLEX', null);",
    without: '',
    test: db('server/mixologist/house.db.test.ts', 'with more words than it reads'),
  },
  {
    name: 'lists of bottles have a limit in the thread as well',
    file: 'server/mixologist/house/tasks.ts',
    text: "    if (text.length > maxShelfListLength) throw new AppError('TOO_COMPLEX', null);",
    without: '',
    test: db('server/mixologist/house.db.test.ts', 'above the maximum length'),
  },
  {
    name: 'responses to parties have a limit of words',
    file: 'language/party/analysis.ts',
    text: '  const readable = newest.filter(isReadableResponse);',
    without: '  const readable = newest;',
    test: unit('language/party/analysis.test.ts', 'responses that are too long'),
  },
];
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: as above
