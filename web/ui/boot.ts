import type { Language } from '#domain/languages.ts';
import type { UnitPreference } from '#domain/units.ts';

/** What the server knew when it rendered the page; the browser starts from the same. */
export interface Boot {
  address: string;
  language: Language;
  unitPreference: UnitPreference;
  /** Answers of queries, by name and input. */
  answers: Record<string, unknown>;
}

let current: Boot | undefined;

export function setBoot(boot: Boot): void {
  current = boot;
}

export function boot(): Boot | undefined {
  return current;
}
