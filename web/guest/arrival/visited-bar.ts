import { createStoredValue, useStoredValue } from '#web/ui/local-storage.ts';

/** Code and id of the last visited bar. */
const visited = createStoredValue('visitedBar', (stored) => stored ?? '');

export function rememberBar(barCode: string, barId: string): void {
  visited.set(`${barCode} ${barId}`);
}

/** The id of a bar whose code no longer works: the guest's orders there still show. */
export function useVisitedBar(barCode: string): string | undefined {
  const [code, barId] = useStoredValue(visited).split(' ');
  return code === barCode ? barId : undefined;
}
