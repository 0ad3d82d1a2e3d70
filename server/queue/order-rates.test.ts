import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { budgets } from '#server/limits/budgets.ts';
import { OrderRates } from './order-rates.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** One guest after the other. */
function taken(rates: OrderRates, count: number, address: (n: number) => string, barId = 'bar') {
  return Array.from({ length: count }, (_, n) => {
    try {
      rates.take({ guestKey: `guest ${n}`, address: address(n), barId });
      rates.takeOfBar({ address: address(n), barId });
      return 1;
    } catch {
      return 0;
    }
  }).reduce<number>((sum, one) => sum + one, 0);
}

const here = () => '192.0.2.1';
const anywhere = (n: number) => `10.0.${n >> 8}.${n & 255}`;

it('allows sixty guests behind one address at once, and twenty a minute forever', () => {
  const rates = new OrderRates();
  for (let minute = 0; minute < 10; minute++) {
    expect(taken(rates, 20, here)).toBe(20);
    vi.advanceTimersByTime(60_000);
  }
  expect(taken(rates, 60, here)).toBe(60);
});

it('refuses two hundred a minute from one address', () => {
  const rates = new OrderRates();
  let sum = 0;
  for (let turn = 0; turn < 20; turn++) {
    sum += taken(rates, 10, here);
    vi.advanceTimersByTime(3_000);
  }
  expect(sum).toBeLessThan(160);
});

it('limits a bar as a whole, and no other bar', () => {
  const rates = new OrderRates();
  expect(taken(rates, 1_000, anywhere)).toBe(budgets.bar.orders.burst);
  expect(taken(rates, 60, anywhere, 'next door')).toBe(60);
});

it('does not charge an address for orders that one guest is refused', () => {
  const rates = new OrderRates();
  const hammer = { guestKey: 'one guest', address: here(), barId: 'bar' };
  for (let times = 0; times < budgets.guest.orders.burst; times++) rates.take(hammer);
  for (let times = 0; times < 1_000; times++) expect(() => rates.take(hammer)).toThrow();
  const left = budgets.address.orders.burst - budgets.guest.orders.burst;
  expect(taken(rates, 200, here)).toBe(left);
});

it('limits one address over all bars, also over bars that do not exist', () => {
  const rates = new OrderRates();
  const bars = Array.from({ length: 1_000 }, (_, n) => `bar ${n}`);
  const orders = bars.map((barId, n) => ({ guestKey: `guest ${n}`, address: here(), barId }));
  const refused = orders.filter((order) => {
    try {
      rates.take(order);
      return false;
    } catch {
      return true;
    }
  });
  expect(refused).toHaveLength(1_000 - budgets.address.ordersAnywhere.burst);
});

it('does not charge a bar for orders that one address is refused', () => {
  const rates = new OrderRates();
  taken(rates, 1_000, here);
  const left = budgets.bar.orders.burst - budgets.address.orders.burst;
  expect(taken(rates, 1_000, anywhere)).toBe(left);
});

it('counts a round once for its guest, and each of its drinks for the address and the bar', () => {
  const rates = new OrderRates();
  const round = { guestKey: 'one guest', address: here(), barId: 'bar' };
  for (let times = 0; times < 9; times++) {
    rates.take(round, 10);
    rates.takeOfBar(round, 10);
  }
  expect(() => rates.take({ ...round, guestKey: 'another guest' })).toThrow();
  expect(taken(rates, 1_000, anywhere)).toBe(budgets.bar.orders.burst - 90);
});

describe('while hostile addresses order as fast as they may', () => {
  const { burst, everyMs } = budgets.bar.orders;
  const wifi = '192.0.2.1';
  let keys = 0;

  /** Every order has a new guest key, like those of a hostile client. */
  function orders(rates: OrderRates, address: string, guestKey = `key ${keys++}`): boolean {
    try {
      rates.take({ guestKey, address, barId: 'bar' });
      rates.takeOfBar({ address, barId: 'bar' });
      return true;
    } catch {
      return false;
    }
  }

  /** Each address orders until it is refused. Returns the number of accepted orders. */
  function flood(rates: OrderRates, addresses: number): number {
    let taken = 0;
    for (let isMore = true; isMore; ) {
      isMore = false;
      for (let n = 0; n < addresses; n++) {
        if (!orders(rates, anywhere(n))) continue;
        isMore = true;
        taken++;
      }
    }
    return taken;
  }

  const hostile = fc.integer({ min: 1, max: 60 });
  /** Milliseconds between two tries. */
  const pauses = fc.array(fc.integer({ min: 10, max: 2_000 }), { minLength: 1, maxLength: 40 });

  it('takes the single order of another guest, at any moment', () => {
    fc.assert(
      fc.property(hostile, pauses, (addresses, times) => {
        const rates = new OrderRates();
        flood(rates, addresses);
        for (const ms of times) {
          vi.advanceTimersByTime(ms);
          flood(rates, addresses);
        }
        expect(orders(rates, '198.51.100.1')).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  it('accepts orders of other guests who come no faster than the limit refills', () => {
    const arrivals = fc.array(fc.integer({ min: everyMs, max: 2_000 }), {
      minLength: 1,
      maxLength: 40,
    });
    fc.assert(
      fc.property(hostile, arrivals, (addresses, times) => {
        const rates = new OrderRates();
        flood(rates, addresses);
        times.forEach((ms, n) => {
          vi.advanceTimersByTime(ms);
          flood(rates, addresses);
          expect(orders(rates, `198.51.100.${n}`)).toBe(true);
        });
      }),
      { numRuns: 40 },
    );
  });

  it('accepts the orders of forty guests behind one address in an evening', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 8 }), (addresses) => {
        const rates = new OrderRates();
        flood(rates, addresses);
        // Twenty a minute for half an hour, one guest after the other.
        for (let n = 0; n < 600; n++) {
          for (let step = 0; step < 4; step++) {
            vi.advanceTimersByTime(750);
            flood(rates, addresses);
          }
          expect(orders(rates, wifi, `guest ${n % 40}`)).toBe(true);
        }
      }),
      { numRuns: 8 },
    );
  });

  it('never accepts more than the limit of the bar', () => {
    fc.assert(
      fc.property(hostile, pauses, (addresses, times) => {
        const rates = new OrderRates();
        let taken = flood(rates, addresses);
        let elapsedMs = 0;
        for (const ms of times) {
          vi.advanceTimersByTime(ms);
          elapsedMs += ms;
          taken += flood(rates, addresses);
        }
        expect(taken).toBeLessThanOrEqual(burst + elapsedMs / everyMs);
      }),
      { numRuns: 40 },
    );
  });

  it('is open to everybody again after they have stopped', () => {
    const rates = new OrderRates();
    flood(rates, 40);
    vi.advanceTimersByTime(10 * 60_000);
    expect(taken(rates, 1_000, anywhere)).toBe(burst);
  });
});
