import { useEffect, useRef, useState } from 'react';
import { isAppError } from '#domain/errors.ts';
import { tableAt } from '#web/guest/arrival/table.ts';
import { withOrder } from '#web/guest/left-out/left-out.ts';
import { isRefused } from '#web/guest/order/order-error-text.ts';
import { useRoundText } from '#web/guest/order/texts.ts';
import { useTakeBack } from '#web/guest/order/use-take-back.ts';
import { mutationTimeoutMs, post } from '#web/rpc/call.ts';
import { useMutation } from '#web/rpc/hooks.ts';
import { serverNow } from '#web/rpc/server-time.ts';
import { connectionState, onConnection } from '#web/rpc/store.ts';
import { type ChosenLine, type SentRound, sentLines } from './round.ts';

/** After this a sent round may no longer be wanted, so the guest has to send it. */
const sendsItselfMs = 10 * 60_000;
/** Another tab may still wait for the response. */
const firstAttemptMs = 20_000;
const everyMs = 5_000;

interface RoundToSend {
  barId: string;
  guestName: string;
  keyOf: (content: string) => string;
  arrived: () => ChosenLine[];
  /** An earlier round that was sent without a response. */
  sent?: SentRound | undefined;
  failed: (isLost: boolean, isRefused: boolean) => void;
  onSentByItself: () => void;
}

export type RoundSender = ReturnType<typeof useSendRound>;

let sending = 0;

/** Whether this page is waiting for a response. */
export function isSendingRound(): boolean {
  return sending > 0;
}

/** Whether the response was lost, so that the round may have arrived. */
function isLost(error: unknown): boolean {
  return isAppError(error) && (error.code === 'NETWORK' || error.code === 'UNAVAILABLE');
}

/**
 * Sends a round as one call: all of it, or nothing. Retries automatically if there is no response.
 */
export function useSendRound(round: RoundToSend) {
  const { barId, guestName, sent, keyOf, arrived, failed, onSentByItself } = round;
  const unanswered = sent?.content;
  const text = useRoundText();
  const { announce } = useTakeBack(barId);
  const [createRound, isSending] = useMutation('orders.createRound');
  // Two taps within one frame are still one round.
  const isBusy = useRef(false);
  const [failure, setFailure] = useState<unknown>();

  /** `place` sends. Its result is whether the round has arrived. */
  const run = async (place: () => Promise<string[]>): Promise<boolean> => {
    if (isBusy.current) return false;
    isBusy.current = true;
    sending++;
    try {
      const orderIds = await place();
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
  const send = (lines: readonly ChosenLine[]) =>
    run(async () => {
      const contentOf = (chosen: readonly ChosenLine[]) =>
        JSON.stringify({
          barId,
          guestName,
          table: tableAt(barId),
          ...withOrder(),
          lines: sentLines(chosen),
        });
      const orderIds: string[] = [];
      /** Returns the lines that are left to send. */
      const place = async (content: string) => {
        const placed = await createRound(JSON.parse(content), keyOf(content));
        orderIds.push(...placed.orderIds);
        return arrived();
      };
      // A round that may have arrived is sent again unchanged. Lines added since follow it.
      const isChanged = unanswered !== undefined && unanswered !== contentOf(lines);
      const rest = isChanged ? await place(unanswered) : lines;
      if (rest.length > 0) await place(contentOf(rest));
      return orderIds;
    });
  /** Sends only the earlier round. Lines added since wait for the guest. */
  const sendAgain = async () => {
    if (unanswered === undefined) return;
    const isSent = await run(async () => {
      const input = JSON.parse(unanswered);
      const key = keyOf(unanswered);
      const { orderIds } = await post('orders.createRound', input, key, mutationTimeoutMs);
      arrived();
      return orderIds;
    });
    if (isSent) onSentByItself();
  };
  const isWaiting =
    sent !== undefined && (sent.isLost || isLost(failure)) && serverNow() - sent.at < sendsItselfMs;
  const sentAt = sent?.at;
  const latest = useRef(sendAgain);
  latest.current = sendAgain;
  useEffect(() => {
    if (sentAt === undefined) return;
    const resend = () => {
      const age = serverNow() - sentAt;
      if (isSendingRound() || age > sendsItselfMs) return;
      if (isWaiting || age > firstAttemptMs) void latest.current();
    };
    const unsubscribe = onConnection(() => connectionState() === 'live' && resend());
    const timer = setInterval(resend, everyMs);
    return () => {
      unsubscribe();
      clearInterval(timer);
    };
  }, [sentAt, isWaiting]);
  return {
    send,
    isSending,
    failure,
    isUncertain: isLost(failure),
    isWaiting,
    forget: () => setFailure(undefined),
  };
}
