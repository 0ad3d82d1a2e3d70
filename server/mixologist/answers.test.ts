import { expect, it, vi } from 'vitest';
import { Answers } from './answers.ts';

it('answers a question once, however many ask it at the same time', async () => {
  const answers = new Answers<number>(10);
  const answer = vi.fn(async () => 42);
  expect(await Promise.all([answers.get('q', answer), answers.get('q', answer)])).toEqual([42, 42]);
  expect(await answers.get('q', answer)).toBe(42);
  expect(answer).toHaveBeenCalledTimes(1);
});

it('asks again after a failure', async () => {
  const answers = new Answers<number>(10);
  await expect(answers.get('q', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await answers.get('q', async () => 1)).toBe(1);
});

it('forgets what nobody has asked for the longest', async () => {
  const answers = new Answers<string>(2);
  const answer = vi.fn(async () => 'x');
  for (const key of ['a', 'b', 'a', 'c', 'a']) await answers.get(key, answer);
  expect(answer).toHaveBeenCalledTimes(3);
  await answers.get('b', answer);
  expect(answer).toHaveBeenCalledTimes(4);
});
