import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { Counts } from './counts.ts';
import { Turns } from './turns.ts';

it('runs a limited number per key at once, queues the others in order, and runs other keys beside them', async () => {
  const turns = new Turns(2);
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  const begun: string[] = [];
  const work = (name: string) => async () => {
    begun.push(name);
    await gate;
    return name;
  };
  const all = ['a', 'b', 'c', 'd'].map((name) => turns.run('here', work(name)));
  const elsewhere = turns.run('elsewhere', work('e'));
  await turn();
  expect(begun).toEqual(['a', 'b', 'e']);
  expect(turns.lengthOf('here')).toBe(4);
  open();
  expect(await Promise.all([...all, elsewhere])).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(begun).toEqual(['a', 'b', 'e', 'c', 'd']);
  expect(turns.lengthOf('here')).toBe(0);
});

it('refuses a task when too many wait', async () => {
  const turns = new Turns(1);
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  const all = [1, 2].map(() => turns.run('here', () => gate, 1));
  await expect(turns.run('here', () => gate, 1)).rejects.toMatchObject({ code: 'TOO_MANY' });
  open();
  await Promise.all(all);
});

it('continues after a task that fails', async () => {
  const turns = new Turns(1);
  const fails = turns.run('here', () => Promise.reject(new Error('no')));
  const next = turns.run('here', async () => 'yes');
  await expect(fails).rejects.toThrow('no');
  expect(await next).toBe('yes');
});

it('counts up to a limit, for each key separately', () => {
  const counts = new Counts(2);
  const leave = counts.take('a');
  expect(counts.take('a')).toBeDefined();
  expect(counts.take('a')).toBeUndefined();
  expect(counts.take('b')).toBeDefined();
  leave?.();
  leave?.();
  expect(counts.take('a')).toBeDefined();
  expect(counts.isFull('a')).toBe(true);
});
