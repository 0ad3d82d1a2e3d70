// Changes that wait for the line, for those who work with a page open: a press is kept while the line
// is down, and sent when it is back.
import { useEffect, useState } from 'react';
import { randomKey } from '#web/identity/keys.ts';
import type { MutationName } from './api.ts';
import { isLost, patienceMs, post, type Send, waitsMs } from './call.ts';
import { callHook, useConnection } from './hooks.ts';
import { connectionState, onConnection } from './store.ts';

/** By then somebody has done it another way. */
const givenUpMs = 120_000;
/** A line may be back before its socket is. */
const triedAgainMs = 5_000;
const slowMs = 2_000;

export const mutatePatiently: Send<MutationName> = async (name, input, key = randomKey()) => {
  const end = Date.now() + givenUpMs;
  for (let tries = 0; ; tries++) {
    try {
      return await post(name, input, key, patienceMs);
    } catch (error) {
      if (!isLost(error) || Date.now() >= end) throw error;
      if (connectionState() === 'live') {
        // The line is there and the server is not.
        const wait = waitsMs[tries];
        if (wait === undefined) throw error;
        await sleep(wait * (0.75 + Math.random() / 2));
      } else {
        tries = -1;
        await lineBack();
      }
    }
  }
};

/** A mutation that waits for the line, and whether one is under way. */
export const usePatientMutation = callHook(mutatePatiently);

/** Whether what is under way waits for the line: that is down, or has been silent for too long. */
export function useIsWaiting(): boolean {
  const connection = useConnection();
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), slowMs);
    return () => clearTimeout(timer);
  }, []);
  return isSlow || connection !== 'live';
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function lineBack(): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(end, triedAgainMs);
    const stop = onConnection(() => connectionState() === 'live' && end());
  });
}
