import { createStoredValue } from '#web/ui/local-storage.ts';

/** How cards are arranged: oldest first, or grouped by drink. */
export const arrangement = createStoredValue<'age' | 'drink'>('ordersArrangement', (stored) =>
  stored === 'drink' ? 'drink' : 'age',
);
