import { fold } from '#domain/text.ts';
import type { Intent } from '#server/mixologist/search/intent.ts';
import type { MenuIndex } from '#server/mixologist/search/menu-index.ts';
import { hasWishes, rankAll } from '#server/mixologist/search/rank.ts';

export interface Response {
  guestName: string | null;
  preferences: string;
}

/** From here on, compared with the best there is for a guest, a drink suits. */
const suitsFrom = 0.6;
/** What a guest without a wish thinks of any drink, and how much more of one that most people like. */
const indifferent = { least: 0.6, more: 0.1 };
/** A best match below this was not understood. */
const understoodFrom = 0.2;
/** Whoever did not ask for it expects alcohol at a cocktail party. */
const alcoholFreeUnasked = 0.85;

/** What each guest said last, of responses that come newest first; nobody's name is no name. */
export function newestOf(responses: readonly Response[]): string[] {
  const seen = new Set<string>();
  return responses.flatMap(({ guestName, preferences }) => {
    const name = fold(guestName ?? '')
      .replaceAll(/\s+/g, ' ')
      .trim();
    if (name && seen.has(name)) return [];
    seen.add(name);
    return preferences;
  });
}

/** For each drink: 1 for the best there is for this guest, less for others, -1 for what is refused. */
export function fitsOf(intent: Intent, index: MenuIndex): Float32Array {
  const fits = new Float32Array(index.profiles.length).fill(-1);
  const numbers = new Map(index.profiles.map((profile, n) => [profile, n]));
  const ranked = rankAll(intent, index).map(({ profile, score }) => {
    const isUnasked = profile.alcohol === 0 && !intent.isAlcoholFree;
    return {
      drink: numbers.get(profile) ?? -1,
      score: score * (isUnasked ? alcoholFreeUnasked : 1),
    };
  });
  const best = Math.max(0, ...ranked.map(({ score }) => score));
  const isOpen = !hasWishes(intent) || best < understoodFrom;
  for (const { drink, score } of ranked) {
    const share = best > 0 ? Math.max(0, score / best) : 0;
    fits[drink] = isOpen ? indifferent.least + indifferent.more * share : share;
  }
  return fits;
}

export function suits(fits: Float32Array, drink: number): boolean {
  return (fits[drink] ?? -1) >= suitsFrom;
}
