import { createStoredValue, useStoredValue } from '#web/ui/local-storage.ts';

const visited = createStoredValue('visitedBar', (stored) => stored ?? '');

export function rememberBar(barCode: string, barId: string): void {
  visited.set(`${barCode} ${barId}`);
}

/** The id of a bar whose code no longer works. The guest's orders there are still shown. */
export function useVisitedBar(barCode: string): string | undefined {
  const [code, barId] = useStoredValue(visited).split(' ');
  return code === barCode ? barId : undefined;
}
