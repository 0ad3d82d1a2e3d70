import { createStoredValue } from '#web/ui/local-storage.ts';

/** Whether the guest wants a chime when a drink is ready. */
export const readySound = createStoredValue<'on' | 'off'>('readySound', (stored) =>
  stored === 'on' ? 'on' : 'off',
);

/** Loaded only by guests who want it. */
export const loadChime = () => import('#web/ui/chime.ts');
