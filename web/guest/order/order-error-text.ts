import { isAppError } from '#domain/errors.ts';
import { guestErrorText } from '#web/i18n/error-text.ts';
import { useText } from '#web/i18n/language.ts';
import { useRoundText } from './texts.ts';

/** Explains to a guest why an order was not placed. */
export function useOrderErrorText(): (error: unknown) => string {
  const shared = useText();
  const text = useRoundText();
  return (error) => {
    if (!isAppError(error) || error.code !== 'TOO_MANY_OPEN') return guestErrorText(shared, error);
    const { open, limit } = error.data as { open: number; limit: number };
    return `${text.tooManyOpen(open)} ${text.atMost(limit)}`;
  };
}

/** Errors that do not reveal whether an earlier attempt of the same order succeeded. */
const undecided = ['NETWORK', 'UNAVAILABLE', 'STORAGE_FULL', 'TOO_MANY', 'UNEXPECTED'];

/** Whether the order was finally refused. Ordering it again is a new call with a new key. */
export function isRefused(error: unknown): boolean {
  return isAppError(error) && !undecided.includes(error.code);
}

/** Whether the guest only has to wait, because nothing is wrong with the order. */
export function isForLater(error: unknown): boolean {
  return isAppError(error) && ['TOO_MANY_OPEN', 'BAR_PAUSED', 'BAR_FULL'].includes(error.code);
}

/** The drink that made a round fail, if the server names it. */
export function drinkAtFault(error: unknown): { drinkId: string; isSoldOut: boolean } | undefined {
  if (!isAppError(error)) return undefined;
  const { drinkId } = (error.data ?? {}) as { drinkId?: string };
  return drinkId ? { drinkId, isSoldOut: error.code === 'SOLD_OUT' } : undefined;
}
