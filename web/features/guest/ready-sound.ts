import { createStored } from '#web/ui/stored.ts';

/** Whether this guest wants to hear that a drink is ready. */
export const readySound = createStored<'on' | 'off'>('readySound', (stored) =>
  stored === 'on' ? 'on' : 'off',
);

/** Fetched only for those who want it. */
export const bringChime = () => import('#web/ui/chime.ts');
