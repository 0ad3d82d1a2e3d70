import { expect, it } from 'vitest';
import { findWordProblems } from './problems.ts';

it('has shared words without problems', () => {
  expect(findWordProblems()).toEqual([]);
});
