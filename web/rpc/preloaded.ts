import type { Live } from './live.ts';

let answers = new Map<string, Live<unknown>>();
const used = new Set<string>();
const missed = new Set<string>();

/** Answers that came with the page, by the key of their query. */
export function preload(values: Record<string, unknown>): void {
  answers = new Map(
    Object.entries(values).map(([key, data]) => [key, { status: 'ready', data, error: undefined }]),
  );
  used.clear();
  missed.clear();
}

/** Only while a page is rendered or brought to life: what is there and what is not is remembered. */
export function preloadedForRender(key: string): Live<unknown> | undefined {
  const found = answers.get(key);
  if (key) (found ? used : missed).add(key);
  return found;
}

export function preloaded(key: string): Live<unknown> | undefined {
  return answers.get(key);
}

/** Something newer was known: it must not come back. */
export function forgetPreloaded(key: string): void {
  answers.delete(key);
}

/** The keys of the queries that the last rendering used. */
export function usedKeys(): string[] {
  return [...used];
}

/** The keys of the queries that the last rendering did without. */
export function missedKeys(): string[] {
  return [...missed];
}
