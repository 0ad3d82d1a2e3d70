import { playChime } from '#web/ui/chime.ts';
import { createStoredValue } from '#web/ui/local-storage.ts';

export type Choice = 'on' | 'off';
export const onUnlessOff = (stored: string | null): Choice => (stored === 'off' ? 'off' : 'on');

/** Whether new orders chime, in every section of the dashboard. */
export const ordersSound = createStoredValue<Choice>('ordersSound', onUnlessOff);

export function toggleSound(): void {
  const next = ordersSound.get() === 'on' ? 'off' : 'on';
  ordersSound.set(next);
  if (next === 'on') playChime();
}
