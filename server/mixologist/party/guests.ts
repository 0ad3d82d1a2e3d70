import { fold } from '#domain/text.ts';
import type { Intent } from '#server/mixologist/search/intent.ts';
import type { Quality } from '#server/mixologist/search/lexicon/qualities.ts';
import type { MenuIndex } from '#server/mixologist/search/menu-index.ts';
import { hasWants, rankAll } from '#server/mixologist/search/rank.ts';

export interface Response {
  guestName: string | null;
  preferences: string;
}

/** A drink suits with this share of the best score for a guest. */
const suitsFrom = 0.6;
/** The fit of any drink for a guest without a preference, and the most that popular drinks add. */
const noPreference = { base: 0.6, popular: 0.1 };
/** A response whose best score is lower was not understood. */
const understoodFrom = 0.2;
/** Factors for drinks that nobody expects at a cocktail party unless they ask. */
const unexpected = { alcoholFree: 0.85, hot: 0.75 };

/** The newest response of each guest, and all without a name; `responses`: newest first. */
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

/** For each drink: 1 for the best for this guest, less for others, -1 for those ruled out. */
export function fitsOf(intent: Intent, index: MenuIndex): Float32Array {
  const fits = new Float32Array(index.profiles.length).fill(-1);
  const numbers = new Map(index.profiles.map((profile, n) => [profile, n]));
  const isHotWelcome = takesHot(intent);
  const ranked = rankAll(intent, index).map(({ profile, score }) => {
    const alcoholFree = profile.alcohol === 0 && !intent.isAlcoholFree ? unexpected.alcoholFree : 1;
    const hot = profile.qualities.hot > 0.5 && !isHotWelcome ? unexpected.hot : 1;
    return { drink: numbers.get(profile) ?? -1, score: score * alcoholFree, hot };
  });
  const best = Math.max(0, ...ranked.map(({ score, hot }) => score * hot));
  const isOpen = !hasWants(intent) || best < understoodFrom;
  for (const { drink, score, hot } of ranked) {
    const share = best > 0 ? Math.min(1, Math.max(0, score / best)) : 0;
    fits[drink] = (isOpen ? noPreference.base + noPreference.popular * share : share) * hot;
  }
  return fits;
}

const hotQualities: ReadonlySet<Quality> = new Set(['hot', 'warming', 'winter', 'cosy']);

function takesHot({ wants, named, models }: Intent): boolean {
  return (
    [...named, ...models].some(({ qualities }) => qualities.hot > 0.5) ||
    wants.some(({ subject: s }) => s.kind === 'quality' && hotQualities.has(s.quality))
  );
}

export function suits(fits: Float32Array, drink: number): boolean {
  return (fits[drink] ?? -1) >= suitsFrom;
}
