import type { Quality } from '#language/lexicon/qualities.ts';
import type { MenuIndex } from '#language/ranking/menu-index.ts';
import { hasWants, rankAll } from '#language/ranking/rank.ts';
import { type Intent, isEmpty } from '#language/reading/intent.ts';
import { isAllowed } from '#language/reading/refusals.ts';
import type { Candidate } from './candidates.ts';
import type { Guest } from './guests.ts';
import { meets } from './meets-intent.ts';

/** A drink suits from this share of a guest's best score. */
const suitsFrom = 0.7;
/** The most that a drink fits that a guest did not mean. */
const notMeant = 0.55;
/** Guests who did not ask for beer prefer any mixed drink. */
const notAsked = 0.01;
/** The fit of any drink for a guest without a preference, and the most that popular drinks add. */
const noPreference = { base: 0.75, popular: 0.15 };
/** With a lower best score a response was not understood. */
const understoodFrom = 0.2;
/** Factors for drinks that a cocktail party serves only on request. */
const unexpected = { alcoholFree: 0.7, hot: 0.7, shot: 0.8 };
const wellKnown = 0.04;

/**
 * 1 where the guest names the drink, -1 where it is ruled out, otherwise its share of the best
 * score.
 */
export function fitter(
  drinks: readonly Candidate[],
  index: MenuIndex,
): (guest: Guest) => Float32Array {
  const numbers = new Map(drinks.map(({ entry }, n) => [entry.profile, n]));
  return (guest) => {
    const { intent, pours } = guest;
    const fits = new Float32Array(drinks.length).fill(-1);
    const isHotWelcome = takesHot(intent);
    const takesShots = wantsOneOf(intent, new Set(['shot']));
    const takesAny = (!hasWants(intent) && pours.length === 0) || isUnclear(guest, index);
    const isHarmful = harms(intent);
    const isMet = meets(intent);
    const ranked = rankAll(intent, index).flatMap(({ profile, score }) => {
      const drink = numbers.get(profile) ?? -1;
      const candidate = drinks[drink];
      if (!candidate || isHarmful(candidate)) return [];
      const alcoholFree =
        profile.alcohol === 0 && !intent.isAlcoholFree ? unexpected.alcoholFree : 1;
      const hot = profile.qualities.hot > 0.5 && !isHotWelcome ? unexpected.hot : 1;
      const shot = candidate.recipe.category === 'shots' && !takesShots ? unexpected.shot : 1;
      const known = profile.isFamous ? wellKnown : 0;
      return { drink, candidate, score: score + known, expected: alcoholFree * hot * shot };
    });
    const best = ranked.reduce((most, { score, expected }) => Math.max(most, score * expected), 0);
    const isOpen = takesAny || (best < understoodFrom && pours.length === 0);
    const named = new Set(intent.named.map(({ id }) => id));
    for (const { drink, candidate, score, expected } of ranked) {
      const share = best > 0 ? Math.min(1, Math.max(0, score / best)) : 0;
      const fit = isOpen ? noPreference.base + noPreference.popular * share : share;
      const isMeant = isOpen || (pours.length === 0 && isMet(candidate));
      fits[drink] = named.has(candidate.recipe.id)
        ? 1
        : Math.min(fit * expected, isMeant ? 0.95 : notMeant);
    }
    const asked = new Set(pours.map(({ recipe }) => recipe.id));
    drinks.forEach((drink, n) => {
      if (!drink.plain) return;
      if (!isAllowed(intent, drink.entry.profile) || isHarmful(drink)) return;
      fits[n] = asked.has(drink.recipe.id)
        ? 1
        : isOpen && intent.isAlcoholFree
          ? suitsFrom
          : notAsked;
    });
    return fits;
  };
}

export function isUnclear({ intent, pours, isWordless }: Guest, index: MenuIndex): boolean {
  if (isWordless) return true;
  if (!isEmpty(intent) || pours.length > 0) return false;
  if (intent.isOffTopic) return true;
  return intent.words.length > 0 && index.textScores(intent.words).named === 0;
}

function harms({ avoids }: Intent): (drink: Candidate) => boolean {
  const avoidsSugar = avoids.some(
    ({ subject: s, isStrict }) => isStrict && s.kind === 'concept' && s.concept === 'sugar',
  );
  return ({ isSugary }) => isSugary && avoidsSugar;
}

const hotQualities: ReadonlySet<Quality> = new Set(['hot', 'warming', 'winter', 'cosy']);

function takesHot(intent: Intent): boolean {
  return (
    [...intent.named, ...intent.examples].some(({ qualities }) => qualities.hot > 0.5) ||
    wantsOneOf(intent, hotQualities)
  );
}

function wantsOneOf({ wants }: Intent, some: ReadonlySet<Quality>): boolean {
  return wants.some(({ subject: s }) => s.kind === 'quality' && some.has(s.quality));
}

export function suits(fits: Float32Array | undefined, drink: number): boolean {
  return (fits?.[drink] ?? -1) >= suitsFrom;
}
