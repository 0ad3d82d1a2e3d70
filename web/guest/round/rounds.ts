import { createStoredValue } from '#web/ui/local-storage.ts';

/** Unsent rounds of guests, as JSON. Empty if there are none. */
export const rounds = createStoredValue('rounds', (stored) => stored ?? '');
