import { expect, it } from 'vitest';
import { placeOnPages } from './pages.ts';

const spots = (heights: number[], columns: number) =>
  placeOnPages(heights, { columns, pageHeight: 100, gap: 10 }).map(({ column, top }) => [
    column,
    top,
  ]);

it('fills each column before the next one, and each page before the next one', () =>
  expect(spots([40, 40, 60, 90, 30, 30], 2)).toEqual([
    [0, 0],
    [0, 50],
    [1, 0],
    [0, 100],
    [1, 100],
    [1, 140],
  ]));

it('never splits a card, and gives a card taller than the page its own column', () =>
  expect(spots([20, 300, 20], 2)).toEqual([
    [0, 0],
    [1, 0],
    [0, 310],
  ]));

it('stacks cards in a single column', () =>
  expect(spots([60, 60, 60], 1)).toEqual([
    [0, 0],
    [0, 70],
    [0, 140],
  ]));

it('moves no card when one is added at the end', () => {
  const heights = [40, 70, 30, 50, 60];
  expect(spots([...heights, 80], 3).slice(0, -1)).toEqual(spots(heights, 3));
});

it('returns the edges of each page', () => {
  const [first, , , last] = placeOnPages([90, 50, 90, 30], {
    columns: 2,
    pageHeight: 100,
    gap: 10,
  });
  expect(first?.page).toEqual({ top: 0, bottom: 100 });
  expect(last?.page.top).toBe(100);
});
