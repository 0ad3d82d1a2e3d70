import { createStoredValue } from '#web/ui/local-storage.ts';

/** Rounds that guests have begun and not sent, as JSON; empty where there is none. */
export const rounds = createStoredValue('rounds', (stored) => stored ?? '');
