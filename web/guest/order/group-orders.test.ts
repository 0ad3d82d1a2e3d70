import { describe, expect, it } from 'vitest';
import type { GuestOrder } from '#domain/orders/orders.ts';
import { groupByRound, isPlaced, linesOf } from './group-orders.ts';

function order(drinkId: string | null, rest: Partial<GuestOrder> = {}): GuestOrder {
  return {
    _id: `${drinkId}`,
    drinkId,
    notes: null,
    forName: null,
    number: null,
    roundId: null,
    ...rest,
  } as GuestOrder;
}

const several = (count: number, one: GuestOrder) => Array.from({ length: count }, () => one);

describe('the orders of a round', () => {
  it('stay together, at the place of their first order', () => {
    const [first, alone, second] = [
      order('negroni', { roundId: 'r' }),
      order('zombie'),
      order('mojito', { roundId: 'r' }),
    ];
    expect(groupByRound([first, alone, second])).toEqual([
      { id: 'r', orders: [first, second] },
      { id: 'zombie', orders: [alone] },
    ]);
  });

  it('become lines again, with at most six drinks each', () => {
    const notes = 'Less ice';
    expect(linesOf([order('mojito', { notes }), ...several(8, order('negroni'))])).toEqual([
      { drinkId: 'mojito', notes, quantity: 1 },
      { drinkId: 'negroni', quantity: 6 },
      { drinkId: 'negroni', quantity: 2 },
    ]);
    expect(linesOf([order('mojito'), order('zombie')])).toEqual(
      linesOf([order('zombie'), order('mojito')]),
    );
    expect(linesOf([order('mojito'), order(null)])).toEqual([]);
  });

  it('match the lines that they were placed with, whatever spaces were typed', () => {
    const lines = [{ drinkId: 'negroni', quantity: 2, notes: ' Less  ice\n', forName: 'Peter' }];
    const one = order('negroni', { notes: 'Less ice', forName: 'Peter' });
    expect(isPlaced(lines, [one, one])).toBe(true);
    expect(isPlaced(lines, [one])).toBe(false);
    expect(isPlaced(lines, [one, { ...one, forName: null }])).toBe(false);
  });
});
