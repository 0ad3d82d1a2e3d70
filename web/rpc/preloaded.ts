import type { QueryState } from './query-state.ts';

let answers = new Map<string, QueryState<unknown>>();
const used = new Set<string>();
const missed = new Set<string>();

/** Sets the query results that came with the page, by query key. */
export function preload(values: Record<string, unknown>): void {
  answers = new Map(
    Object.entries(values).map(([key, data]) => [key, { status: 'ready', data, error: undefined }]),
  );
  used.clear();
  missed.clear();
}

/** For rendering and hydration only. Records which keys were used and which were missing. */
export function preloadedForRender(key: string): QueryState<unknown> | undefined {
  const found = answers.get(key);
  if (key) (found ? used : missed).add(key);
  return found;
}

export function preloaded(key: string): QueryState<unknown> | undefined {
  return answers.get(key);
}

/** After a newer result arrived, the preloaded one must not be shown again. */
export function forgetPreloaded(key: string): void {
  answers.delete(key);
}

/** Keys of the queries that the last rendering had results for. */
export function usedKeys(): string[] {
  return [...used];
}

/** Keys of the queries that the last rendering had no results for. */
export function missedKeys(): string[] {
  return [...missed];
}
