import { createStoredValue } from '#web/ui/local-storage.ts';

/** Whether this guest wants to hear that a drink is ready. */
export const readySound = createStoredValue<'on' | 'off'>('readySound', (stored) =>
  stored === 'on' ? 'on' : 'off',
);

/** Fetched only for those who want it. */
export const bringChime = () => import('#web/ui/chime.ts');
