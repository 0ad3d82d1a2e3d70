import { expect, it, vi } from 'vitest';
import { AnswerCache } from './answer-cache.ts';

it('computes concurrent equal questions once', async () => {
  const answers = new AnswerCache(10);
  const answer = vi.fn(async () => ({ isKept: true }));
  const [first, second] = await Promise.all([answers.get('q', answer), answers.get('q', answer)]);
  expect(first).toBe(second);
  expect(await answers.get('q', answer)).toBe(first);
  expect(answer).toHaveBeenCalledTimes(1);
});

it('computes an answer again after a failure, and one that is not cacheable', async () => {
  const answers = new AnswerCache<{ isKept: boolean; n: number }>(10);
  await expect(answers.get('q', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await answers.get('q', async () => ({ isKept: false, n: 1 }))).toMatchObject({ n: 1 });
  expect(await answers.get('q', async () => ({ isKept: true, n: 2 }))).toMatchObject({ n: 2 });
  expect(await answers.get('q', async () => ({ isKept: true, n: 3 }))).toMatchObject({ n: 2 });
});

it('has an answer during the computation, and afterwards if it is kept', async () => {
  const answers = new AnswerCache<{ isKept: boolean }>(10);
  const isKnown = async (key: string, answer: Promise<{ isKept: boolean }>) => {
    const before = answers.has(key);
    const asked = answers.get(key, () => answer).catch(() => null);
    const meanwhile = answers.has(key);
    await asked;
    return [before, meanwhile, answers.has(key)];
  };
  expect(await isKnown('kept', Promise.resolve({ isKept: true }))).toEqual([false, true, true]);
  expect(await isKnown('not', Promise.resolve({ isKept: false }))).toEqual([false, true, false]);
  expect(await isKnown('no', Promise.reject(new Error('no')))).toEqual([false, true, false]);
});

it('deletes the least recently used answer', async () => {
  const answers = new AnswerCache(2);
  const answer = vi.fn(async () => ({ isKept: true }));
  for (const key of ['a', 'b', 'a', 'c', 'a']) await answers.get(key, answer);
  expect(answer).toHaveBeenCalledTimes(3);
  await answers.get('b', answer);
  expect(answer).toHaveBeenCalledTimes(4);
});
