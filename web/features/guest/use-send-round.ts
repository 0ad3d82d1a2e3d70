import { useRef, useState } from 'react';
import { isAppError } from '#domain/errors.ts';
import { useMutation } from '#web/rpc/hooks.ts';
import { isRefused } from './order-error-text.ts';
import { type ChosenLine, sentLines } from './round.ts';
import { useRoundText } from './round-texts.ts';
import { tableAt } from './table.ts';
import { useTakeBack } from './use-take-back.ts';

interface RoundToSend {
  barId: string;
  guestName: string;
  lines: readonly ChosenLine[];
  keyOf: (content: string) => string;
  arrived: () => ChosenLine[];
  /** As JSON, what was sent before and not answered. */
  unanswered: string | undefined;
  failed: (isLost: boolean, isRefused: boolean) => void;
}

let sending = 0;

/** Whether somebody on this page waits for an answer. */
export function isSendingRound(): boolean {
  return sending > 0;
}

/** Whether an answer was lost: what was sent may have arrived. */
function isLost(error: unknown): boolean {
  return isAppError(error) && (error.code === 'NETWORK' || error.code === 'UNAVAILABLE');
}

/** Sends a round as one call: all of it, or nothing. */
export function useSendRound(round: RoundToSend) {
  const { barId, guestName, lines, unanswered, keyOf, arrived, failed } = round;
  const text = useRoundText();
  const { announce } = useTakeBack(barId);
  const [createRound, isSending] = useMutation('orders.createRound');
  // Two taps within one frame are still one round.
  const isBusy = useRef(false);
  const [failure, setFailure] = useState<unknown>();

  const send = async (): Promise<boolean> => {
    if (isBusy.current) return false;
    isBusy.current = true;
    sending++;
    const contentOf = (chosen: readonly ChosenLine[]) =>
      JSON.stringify({ barId, guestName, table: tableAt(barId), lines: sentLines(chosen) });
    const orderIds: string[] = [];
    /** Answers what is left to be sent. */
    const place = async (content: string) => {
      const placed = await createRound(JSON.parse(content), keyOf(content));
      orderIds.push(...placed.orderIds);
      return arrived();
    };
    try {
      // What may have arrived is sent again as it was; what was added since comes after it.
      const isChanged = unanswered !== undefined && unanswered !== contentOf(lines);
      const rest = isChanged ? await place(unanswered) : lines;
      if (rest.length > 0) await place(contentOf(rest));
      setFailure(undefined);
      announce(text.sent(orderIds.length), orderIds);
      return true;
    } catch (error) {
      setFailure(error);
      failed(isLost(error), isRefused(error));
      return false;
    } finally {
      isBusy.current = false;
      sending--;
    }
  };
  return { send, isSending, failure, isUncertain: isLost(failure) };
}
