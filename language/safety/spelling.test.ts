import { expect, it } from 'vitest';
import { Spelling } from './spelling.ts';

const words = ['nedavaj', 'nedaval', 'nedavam', 'pregnancy', 'pregnant'].map((text) => ({
  text,
  isPrefix: text.startsWith('nedav'),
}));

it('corrects words in the same way, whatever the order of the lists', () => {
  const tokens = ['nedavxme', 'pregnanct', 'preganant'];
  const read = (listed: typeof words) => new Spelling(listed, () => false).corrected(tokens);
  expect(read(words)).toEqual(read(words.toReversed()));
  expect(read(words)[2]).toBe('pregnant');
});
