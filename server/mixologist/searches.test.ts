import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { budgets } from '#server/limits/budgets.ts';
import { LocalRates } from '#server/limits/rates.ts';
import { Searches } from './searches.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

/** The number of a thousand simultaneous searches that are allowed. */
async function allowed(
  asker: (search: number) => { guestKey: string; address: string; barId: string },
) {
  const searches = new Searches(new LocalRates());
  const answers = await Promise.allSettled(
    Array.from({ length: 1_000 }, (_, search) => searches.admit(asker(search))),
  );
  return answers.filter(({ status }) => status === 'fulfilled').length;
}

it('limits a guest, whatever their address', async () => {
  const { burst } = budgets.guest.searches;
  const roaming = (n: number) => ({ guestKey: 'one', address: `10.0.${n % 250}.1`, barId: `${n}` });
  expect(await allowed(roaming)).toBe(burst);
});

it('limits an address, whatever guest keys and bars it uses', async () => {
  const { burst } = budgets.address.searches;
  const inventing = (n: number) => ({ guestKey: `${n}`, address: '10.0.0.1', barId: `${n}` });
  expect(await allowed(inventing)).toBe(burst);
  const inOneNetwork = (n: number) => ({ ...inventing(n), address: `2001:db8::${n.toString(16)}` });
  expect(await allowed(inOneNetwork)).toBe(burst);
});

it('limits a bar, whatever the number of guests and addresses', async () => {
  const { burst } = budgets.bar.searches;
  const crowd = (n: number) => ({
    guestKey: `${n}`,
    address: `10.0.${n >> 8}.${n & 255}`,
    barId: 'a',
  });
  expect(await allowed(crowd)).toBe(burst);
});
