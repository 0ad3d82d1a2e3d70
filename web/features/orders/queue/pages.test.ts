import { expect, it } from 'vitest';
import { placeOnPages } from './pages.ts';

const spots = (heights: number[], columns: number) =>
  placeOnPages(heights, { columns, pageHeight: 100, gap: 10 }).map(({ column, top }) => [
    column,
    top,
  ]);

it('fills a column before the next one, and a page before the next one', () =>
  expect(spots([40, 40, 60, 90, 30, 30], 2)).toEqual([
    [0, 0],
    [0, 50],
    [1, 0],
    [0, 100],
    [1, 100],
    [1, 140],
  ]));

it('never cuts a card: one that is higher than the page has a column to itself', () =>
  expect(spots([20, 300, 20], 2)).toEqual([
    [0, 0],
    [1, 0],
    [0, 310],
  ]));

it('lists cards where there is one column', () =>
  expect(spots([60, 60, 60], 1)).toEqual([
    [0, 0],
    [0, 70],
    [0, 140],
  ]));

it('moves nothing when a card comes to the end', () => {
  const heights = [40, 70, 30, 50, 60];
  expect(spots([...heights, 80], 3).slice(0, -1)).toEqual(spots(heights, 3));
});

it('knows the edges of the pages', () => {
  const [first, , , last] = placeOnPages([90, 50, 90, 30], {
    columns: 2,
    pageHeight: 100,
    gap: 10,
  });
  expect(first?.page).toEqual({ top: 0, bottom: 100 });
  expect(last?.page.top).toBe(100);
});
