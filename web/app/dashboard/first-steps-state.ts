import { createStoredValue } from '#web/ui/local-storage.ts';

/** The bar that was created in this browser last, and the steps that were opened; empty when over. */
export const firstSteps = createStoredValue<string>('firstSteps', (stored) => stored ?? '');

export type OpenedStep = 'drinks' | 'share';

export function beginFirstSteps(barId: string): void {
  firstSteps.set(barId);
}

/** Undefined where the guide is over, or for another bar. */
export function openedSteps(stored: string, barId: string): readonly string[] | undefined {
  const [of, ...opened] = stored.split(' ');
  return of === barId ? opened : undefined;
}

export function markOpened(step: OpenedStep): void {
  const stored = firstSteps.get();
  if (stored && !stored.split(' ').includes(step)) firstSteps.set(`${stored} ${step}`);
}
