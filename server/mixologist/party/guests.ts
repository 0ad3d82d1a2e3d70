import { fold } from '#domain/text.ts';
import type { Intent } from '#server/mixologist/search/intent.ts';
import type { Quality } from '#server/mixologist/search/lexicon/qualities.ts';
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
/** Whoever did not ask for another expects a drink with alcohol at a cocktail party, and a cold one. */
const unasked = { alcoholFree: 0.85, hot: 0.75 };

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
  const isHotWelcome = takesHot(intent);
  const ranked = rankAll(intent, index).map(({ profile, score }) => {
    const alcoholFree = profile.alcohol === 0 && !intent.isAlcoholFree ? unasked.alcoholFree : 1;
    const hot = profile.qualities.hot > 0.5 && !isHotWelcome ? unasked.hot : 1;
    return { drink: numbers.get(profile) ?? -1, score: score * alcoholFree, hot };
  });
  const best = Math.max(0, ...ranked.map(({ score, hot }) => score * hot));
  const isOpen = !hasWishes(intent) || best < understoodFrom;
  for (const { drink, score, hot } of ranked) {
    const share = best > 0 ? Math.min(1, Math.max(0, score / best)) : 0;
    fits[drink] = (isOpen ? indifferent.least + indifferent.more * share : share) * hot;
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
