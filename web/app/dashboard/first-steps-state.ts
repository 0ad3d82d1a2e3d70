import { createStoredValue } from '#web/ui/local-storage.ts';

/**
 * The last bar created in this browser and the steps opened so far. Empty when the guide is over.
 */
export const firstSteps = createStoredValue<string>('firstSteps', (stored) => stored ?? '');

export type OpenedStep = 'drinks' | 'share';

export function beginFirstSteps(barId: string): void {
  firstSteps.set(barId);
}

/** Undefined if the guide is over or belongs to another bar. */
export function openedSteps(stored: string, barId: string): readonly string[] | undefined {
  const [of, ...opened] = stored.split(' ');
  return of === barId ? opened : undefined;
}

export function markOpened(step: OpenedStep): void {
  const stored = firstSteps.get();
  if (stored && !stored.split(' ').includes(step)) firstSteps.set(`${stored} ${step}`);
}
