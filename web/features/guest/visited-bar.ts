import { createStored, useStored } from '#web/ui/stored.ts';

/** The code and the id of the bar that was seen last. */
const visited = createStored('visitedBar', (stored) => stored ?? '');

export function rememberBar(barCode: string, barId: string): void {
  visited.set(`${barCode} ${barId}`);
}

/** The bar behind a code that leads nowhere now: what a guest has ordered there is still made. */
export function useVisitedBar(barCode: string): string | undefined {
  const [code, barId] = useStored(visited).split(' ');
  return code === barCode ? barId : undefined;
}
