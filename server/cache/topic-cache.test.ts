import { expect, it } from 'vitest';
import { TopicCache } from './topic-cache.ts';

it('counts the bytes of keys and entries', () => {
  const cache = new TopicCache<string>(
    10_000,
    ({ length }) => length,
    () => true,
  );
  const store = (key: string, value: string) => {
    const fill = cache.fill(key);
    fill.dependsOn(['bars:1']);
    fill.store(value);
    fill.end();
  };
  for (let n = 0; n < 20; n++) store(`small ${n}`, '');
  expect(cache.get('small 0')).toBeUndefined();
  expect(cache.get('small 19')).toBe('');
  store('long '.repeat(2_000), '');
  expect(cache.get('long '.repeat(2_000))).toBeUndefined();
});
