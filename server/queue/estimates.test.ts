// Simulates evenings, and compares the estimates that guests read with the time at which their
// drinks were ready.
import { expect, it } from 'vitest';
import { honestyOf, simulatedBars } from '#server/testing/simulated-bar.ts';

it.each(Object.entries(simulatedBars))('estimates are accurate: %s', (_name, bar) => {
  const { drinks, wait, error, errorOfFive, inThePast } = honestyOf(bar);
  expect(drinks).toBeGreaterThan(1_000);
  expect(error).toBeLessThan(0.4 * wait);
  expect(error).toBeLessThan(errorOfFive);
  expect(inThePast).toBe(0);
});
