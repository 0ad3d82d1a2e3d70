/**
 * How many times the balance (in dollars) covers a price. Counted in micros, because 0.5 / 0.004 is
 * inexact.
 */
export function usesLeft(balance: number, priceMicros: number): number {
  return Math.floor(Math.round(balance * 1_000_000) / priceMicros);
}
