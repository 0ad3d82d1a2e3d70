import { isAppError } from '#domain/errors.ts';
import { guestErrorText } from '#web/i18n/error-text.ts';
import { useText } from '#web/i18n/language.ts';
import { useRoundText } from './texts.ts';

/** Why an order was not placed, in words that help. */
export function useOrderErrorText(): (error: unknown) => string {
  const shared = useText();
  const text = useRoundText();
  return (error) => {
    if (!isAppError(error) || error.code !== 'TOO_MANY_OPEN') return guestErrorText(shared, error);
    const { open, limit } = error.data as { open: number; limit: number };
    return `${text.tooManyOpen(open)} ${text.atMost(limit)}`;
  };
}

/** What says nothing about an earlier try of the same order, whose answer may have been lost. */
const undecided = ['NETWORK', 'UNAVAILABLE', 'STORAGE_FULL', 'TOO_MANY', 'UNEXPECTED'];

/** Whether the order was refused for good: to order it again is another call, with another key. */
export function isRefused(error: unknown): boolean {
  return isAppError(error) && !undecided.includes(error.code);
}

/** Whether the guest only has to wait: nothing is wrong with the order. */
export function isForLater(error: unknown): boolean {
  return isAppError(error) && ['TOO_MANY_OPEN', 'BAR_PAUSED', 'BAR_FULL'].includes(error.code);
}

/** The drink that made a round fail, where the server names it. */
export function drinkAtFault(error: unknown): { drinkId: string; isSoldOut: boolean } | undefined {
  if (!isAppError(error)) return undefined;
  const { drinkId } = (error.data ?? {}) as { drinkId?: string };
  return drinkId ? { drinkId, isSoldOut: error.code === 'SOLD_OUT' } : undefined;
}
