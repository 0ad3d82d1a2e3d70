// Mutations for pages that stay open at work. While offline, a call waits for the connection.
import { useEffect, useState } from 'react';
import { randomKey } from '#web/identity/keys.ts';
import { sleepAbout } from '#web/ui/retry.ts';
import type { MutationName } from './api.ts';
import { isRetryable, mutationTimeoutMs, post, retryDelaysMs, type Send } from './call.ts';
import { callHook, useConnection } from './hooks.ts';
import { connectionState, onConnection } from './store.ts';

/** After this somebody has done it another way, and a late call would do harm. */
const giveUpMs = 120_000;
/** HTTP may work again before the socket is back. */
const retryWhileOfflineMs = 5_000;
const slowMs = 2_000;

export const mutateWhenOnline: Send<MutationName> = async (name, input, key = randomKey()) => {
  const deadline = Date.now() + giveUpMs;
  for (let attempt = 0; ; attempt++) {
    try {
      return await post(name, input, key, mutationTimeoutMs);
    } catch (error) {
      if (!isRetryable(error) || Date.now() >= deadline) throw error;
      if (connectionState() === 'live') {
        // Connected, but the server does not respond: the usual few retries.
        const delayMs = retryDelaysMs[attempt];
        if (delayMs === undefined) throw error;
        await sleepAbout(delayMs);
      } else {
        attempt = -1;
        await untilConnected();
      }
    }
  }
};

/** Like `useMutation`, for a mutation that waits while offline. */
export const useOfflineMutation = callHook(mutateWhenOnline);

/** Whether a call made now is delayed: the connection is down, or the response takes too long. */
export function useIsDelayed(): boolean {
  const connection = useConnection();
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), slowMs);
    return () => clearTimeout(timer);
  }, []);
  return isSlow || connection !== 'live';
}

function untilConnected(): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      unsubscribe();
      resolve();
    };
    const timer = setTimeout(end, retryWhileOfflineMs);
    const unsubscribe = onConnection(() => connectionState() === 'live' && end());
  });
}
