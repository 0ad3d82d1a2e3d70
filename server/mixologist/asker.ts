// Limits and turns of callers of the mixologist.
import { budgets } from '#server/limits/budgets.ts';
import { networkOf } from '#server/limits/network.ts';
import type { Rates } from '#server/limits/rates.ts';
import type { Asker } from './house.ts';

interface Caller {
  viewer: { identity?: { account: { id: string } } | null };
  address: string;
}

/** The account's turn at its own bar, and the address's elsewhere. */
export function askerOf(
  { viewer, address }: Caller,
  { accountId }: { accountId: string },
  signal?: AbortSignal,
): Asker {
  const isOwn = viewer.identity?.account.id === accountId;
  return { turn: isOwn ? `account ${accountId}` : `address ${networkOf(address)}`, signal };
}

/** Counts a call of an account at its own bars. Throws TOO_MANY. */
export async function takeAiCall({ rates }: { rates: Rates }, accountId: string): Promise<void> {
  await rates.take([{ key: `AI calls of account ${accountId}`, limit: budgets.account.aiCalls }]);
}
