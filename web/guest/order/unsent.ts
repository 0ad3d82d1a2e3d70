import { createStoredValue } from '#web/ui/local-storage.ts';

/** Orders that were sent and not answered, as JSON; empty where there is none. */
export const unsent = createStoredValue('unsentOrders', (stored) => stored ?? '');
