import { createStoredValue } from '#web/ui/local-storage.ts';

/** Sent orders without a response, as JSON. Empty if there are none. */
export const unsent = createStoredValue('unsentOrders', (stored) => stored ?? '');
