import { createStoredValue, useStoredValue } from '#web/ui/local-storage.ts';

/** The code and the id of the bar that was seen last. */
const visited = createStoredValue('visitedBar', (stored) => stored ?? '');

export function rememberBar(barCode: string, barId: string): void {
  visited.set(`${barCode} ${barId}`);
}

/** The bar behind a code that leads nowhere now: what a guest has ordered there is still made. */
export function useVisitedBar(barCode: string): string | undefined {
  const [code, barId] = useStoredValue(visited).split(' ');
  return code === barCode ? barId : undefined;
}
