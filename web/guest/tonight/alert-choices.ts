import { createStoredValue } from '#web/ui/local-storage.ts';

/** Whether a chime plays when a drink is ready. */
export const readySound = createStoredValue<'on' | 'off'>('readySound', (stored) =>
  stored === 'on' ? 'on' : 'off',
);

/** Whether the phone vibrates then. On by default. */
export const readyVibration = createStoredValue<'on' | 'off'>('readyVibration', (stored) =>
  stored === 'off' ? 'off' : 'on',
);

export function canVibrate(): boolean {
  return typeof navigator.vibrate === 'function';
}

/** Loaded only by guests who want it. */
export const loadChime = () => import('#web/ui/chime.ts');
