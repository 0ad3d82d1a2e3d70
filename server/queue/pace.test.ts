import { expect, it } from 'vitest';
import { paceOf } from './pace.ts';

const minute = 60_000;
const now = 1_000 * minute;
const made = (ordered: number, done: number) => ({
  created_at: new Date(now - ordered * minute),
  changed_at: new Date(now - done * minute),
});

it('needs three recent drinks', () => {
  expect(paceOf([], now)).toBeNull();
  expect(paceOf([made(5, 1), made(6, 3)], now)).toBeNull();
  expect(paceOf([made(5, 1), made(6, 3), made(200, 195)], now)).toBeNull();
});

it('is the time between two drinks while others wait', () =>
  expect(paceOf([made(20, 2), made(20, 5), made(20, 8), made(20, 11)], now)).toEqual({
    perDrinkMs: ((3 + 3 + 3 + 9) / 4) * minute,
    lastDoneAt: now - 2 * minute,
  }));

it('ignores times when the bar had nothing to do', () =>
  expect(paceOf([made(3, 1), made(40, 38), made(60, 58)], now)?.perDrinkMs).toBe(2 * minute));

it('counts drinks that are completed together as fast', () =>
  expect(paceOf([made(10, 2), made(10, 2), made(10, 2), made(10, 2)], now)?.perDrinkMs).toBe(
    2 * minute,
  ));
