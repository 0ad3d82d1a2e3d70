import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { budgets } from './budgets.ts';
import { OrderRates } from './order-rates.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** How many of so many orders are taken, one guest after the other. */
function taken(rates: OrderRates, count: number, address: (n: number) => string, barId = 'bar') {
  return Array.from({ length: count }, (_, n) => {
    try {
      rates.take({ guestKey: `guest ${n}`, address: address(n), barId });
      rates.takeOfBar(barId);
      return 1;
    } catch {
      return 0;
    }
  }).reduce<number>((sum, one) => sum + one, 0);
}

const here = () => '192.0.2.1';
const anywhere = (n: number) => `10.0.${n >> 8}.${n & 255}`;

it('allows sixty guests behind one address at once, and twenty a minute for ever', () => {
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
    rates.takeOfBar('bar', 10);
  }
  expect(() => rates.take({ ...round, guestKey: 'another guest' })).toThrow();
  expect(taken(rates, 1_000, anywhere)).toBe(budgets.bar.orders.burst - 90);
});
