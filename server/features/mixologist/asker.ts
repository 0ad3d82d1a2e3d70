// Limits and turns of those who ask the mixologist.
import type { Context } from '#server/functions.ts';
import { budgets } from '#server/limits/budgets.ts';
import { networkOf } from '#server/limits/network.ts';
import type { Asker } from '#server/mixologist/house.ts';

type Caller = Pick<Context, 'viewer' | 'address'>;

/** Whose turn a call takes: the account's at its own bar, the address's elsewhere. */
export function askerOf(
  { viewer, address }: Caller,
  { accountId }: { accountId: string },
  signal?: AbortSignal,
): Asker {
  const isOwn = viewer.identity?.account.id === accountId;
  return { turn: isOwn ? `account ${accountId}` : `address ${networkOf(address)}`, signal };
}

/** Counts a call of an account at its own bars; throws TOO_MANY. */
export async function takeAiCall(
  { rates }: Pick<Context, 'rates'>,
  accountId: string,
): Promise<void> {
  await rates.take([{ key: `AI calls of account ${accountId}`, limit: budgets.account.aiCalls }]);
}
