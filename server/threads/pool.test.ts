import { afterEach, expect, it, vi } from 'vitest';
import { ThreadPool } from './pool.ts';

const program = new URL('../testing/thread-tasks.ts', import.meta.url);
const failures: Error[] = [];
/** Long limits, because test machines are noisy. */
const options = {
  program,
  maxHeapMb: 64,
  hangMs: 60_000,
  maxWaiting: { ofTurn: 30, ofAll: 100 },
  onFailure: (error: Error) => failures.push(error),
};
const pools: ThreadPool[] = [];

function open(more: Partial<typeof options> = {}) {
  const pool = new ThreadPool(1, { ...options, ...more });
  pools.push(pool);
  const usual = { resources: [], turn: 'Marta', place: 'bar', budgetMs: 60_000 };
  const run = (name: string, input?: unknown, special: object = {}) =>
    pool.run({ name, input, ...usual, ...special });
  return { pool, run };
}

afterEach(() => {
  for (const pool of pools.splice(0)) pool.stop();
  failures.splice(0);
});

it('returns the result of a task, and throws its errors', async () => {
  const { run } = open();
  expect(await run('echo', { gin: 1 })).toEqual([{ gin: 1 }, undefined]);
  expect(await run('count', 3)).toBe(3);
  const refused = { code: 'TOO_MANY_OPEN', data: { open: 2, limit: 1 } };
  await expect(run('refuse')).rejects.toMatchObject(refused);
  await expect(run('fail')).rejects.toThrow('a bug');
});

it('gives every turn its share, whatever the number of items of another', async () => {
  const { run } = open();
  const order: string[] = [];
  const note = (who: string) => (value: unknown) => order.push(`${who} ${value}`);
  const hostile = { turn: 'Mallory' };
  await run('echo');
  const many = Array.from({ length: 20 }, () => run('count', 3, hostile).then(note('Mallory')));
  await Promise.all([run('count', 2).then(note('Marta')), ...many]);
  expect(order.indexOf('Marta 2')).toBeLessThanOrEqual(2);
});

it('runs a long task in slices, with other turns in between', async () => {
  const { run } = open();
  const order: string[] = [];
  const long = run('count', 200, { turn: 'Mallory' }).then(() => order.push('long'));
  const short = run('echo').then(() => order.push('short'));
  await Promise.all([long, short]);
  expect(order).toEqual(['short', 'long']);
});

it('stops a task that is cancelled, waiting or half done', async () => {
  const { pool, run } = open();
  await run('echo');
  const [stopped, waiting] = [new AbortController(), new AbortController()];
  const endless = run('count', 1e9, { signal: stopped.signal, turn: 'Mallory' });
  const never = run('count', 1e9, { signal: waiting.signal, turn: 'Mallory' });
  waiting.abort(new Error('changed my mind'));
  await expect(never).rejects.toThrow('changed my mind');
  await vi.waitUntil(async () => Number(await run('steps')) > 0);
  stopped.abort(new Error('enough'));
  await expect(endless).rejects.toThrow('enough');
  const steps = await run('steps');
  await run('count', 30);
  expect(Number(await run('steps'))).toBe(Number(steps) + 30);
  expect(pool.waiting).toBe(0);
  await expect(run('count', 1, { signal: stopped.signal })).rejects.toThrow('enough');
});

it('ends a task that computes for longer than its limit', async () => {
  const { run } = open();
  const tooLong = run('count', 5_000, { budgetMs: 100 });
  await expect(tooLong).rejects.toMatchObject({ code: 'TOO_COMPLEX' });
  expect(await run('count', 1)).toBe(1);
});

it.each(['crash', 'fillMemory', 'hang'])(
  'loses only the task that ends its thread by a %s',
  async (how) => {
    const { run } = open(how === 'hang' ? { hangMs: 2_000 } : {});
    await run('echo');
    const others = [run('count', 40), run('count', 41, { turn: 'Peter' }), run('echo', 'late')];
    const lost = run(how, undefined, { turn: 'Mallory' });
    await expect(lost).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(await Promise.all(others)).toEqual([40, 41, ['late', undefined]]);
    expect(await run('count', 2)).toBe(2);
    expect(failures).toHaveLength(1);
  },
);

it("loads a task's resources into the thread once, and again into a new thread", async () => {
  const { run } = open();
  const read = Promise.withResolvers<string>();
  const load = vi.fn(() => read.promise);
  const resources = [{ key: 'bar 1', load }];
  const work = () => run('echo', 1, { resources });
  const works = [work(), work(), work()];
  // All three have found it missing.
  await run('echo');
  read.resolve('a bar');
  expect(await Promise.all(works)).toEqual(works.map(() => [1, 'a bar']));
  expect(await work()).toEqual([1, 'a bar']);
  expect(load).toHaveBeenCalledTimes(1);
  await expect(run('crash')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(await work()).toEqual([1, 'a bar']);
  expect(load).toHaveBeenCalledTimes(2);
  const broken = [{ key: 'bar 2', load: () => Promise.reject(new Error('no such bar')) }];
  await expect(run('echo', 1, { resources: broken })).rejects.toThrow('no such bar');
});

it('refuses more than may wait, of one turn and of all', async () => {
  const { run } = open({ maxWaiting: { ofTurn: 2, ofAll: 3 } });
  await run('echo');
  const settled = Promise.allSettled([
    run('count', 20, { turn: 'Mallory' }),
    run('count', 1),
    run('count', 1),
    run('count', 1),
    run('count', 1, { turn: 'Peter' }),
    run('count', 1, { turn: 'Paul' }),
  ]);
  const tooMany = { status: 'rejected', reason: { code: 'TOO_MANY' } };
  const done = { status: 'fulfilled' };
  expect(await settled).toMatchObject([done, done, done, tooMany, done, tooMany]);
});

it('no task waits for a thread that cannot start', async () => {
  const { run } = open({ program: new URL('./nothing.ts', import.meta.url) });
  await expect(run('echo')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await expect(run('echo')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(failures).toHaveLength(1);
});
