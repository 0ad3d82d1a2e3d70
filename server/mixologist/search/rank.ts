import { isAllowed } from './constraints.ts';
import { type Intent, isEmpty } from './intent.ts';
import { likeness } from './likeness.ts';
import type { MenuIndex } from './menu-index.ts';
import type { Profile } from './profile.ts';
import { score } from './score.ts';

export interface Ranked {
  profile: Profile;
  score: number;
}

/** The least share of the best score, and the least score, of a drink that is shown. */
const minShare = 0.22;
const minScore = 0.05;
/** The lead of a named drink over all others. */
const namedLead = 0.05;
/** Guests who ask for no alcohol are shown some drinks, even where nothing else fits. */
const minAlcoholFree = 5;

/** Every drink that meets the constraints, best first. */
export function rankAll(intent: Intent, menu: MenuIndex): Ranked[] {
  const isTextOnly = isWordsOnly(intent);
  const { scores, named } = menu.textScores(intent.words);
  const textWeight = isTextOnly ? 1 : named ? 0.6 : 0.35;
  const ranked: Ranked[] = [];
  menu.profiles.forEach((profile, n) => {
    if (!isAllowed(intent, profile)) return;
    const fit = isTextOnly ? 0 : score(intent, profile);
    ranked.push({ profile, score: fit + (scores[n] ?? 0) * textWeight + popularity(profile) });
  });
  ranked.sort((a, b) => b.score - a.score || (a.profile.id < b.profile.id ? -1 : 1));
  return namedFirst(ranked, intent);
}

/** Puts the drinks that were asked for by name first. */
function namedFirst(ranked: readonly Ranked[], { named }: Intent): Ranked[] {
  const isNamed = ({ profile }: Ranked) => named.some(({ id }) => id === profile.id);
  const best = (ranked[0]?.score ?? 0) + namedLead;
  return [
    ...ranked.filter(isNamed).map((one) => ({ ...one, score: best })),
    ...ranked.filter((one) => !isNamed(one)),
  ];
}

/** The drinks that fit well enough to be shown, which may be none. */
export function fitting(
  intent: Intent,
  menu: MenuIndex,
  ranked: readonly Ranked[],
  max: number,
): Ranked[] {
  if (isWordsOnly(intent) && !isAboutDrinks(intent, menu)) return [];
  if (!hasWants(intent)) return diversified(ranked, max);
  const best = ranked[0]?.score ?? 0;
  const enough = Math.max(best * minShare, minScore);
  const atLeast = intent.isAlcoholFree ? minAlcoholFree : 0;
  return ranked.filter(({ score }, n) => n < atLeast || score >= enough).slice(0, max);
}

function isWordsOnly(intent: Intent): boolean {
  return isEmpty(intent) && intent.words.length > 0;
}

/** Decides between equals: drinks that most people know go first. */
function popularity({ isFamous, qualities }: Profile): number {
  return (isFamous ? 0.03 : 0) + qualities.classic * 0.01;
}

/** Whether enough of the words stand in the menu; one that happens to does not make a query about drinks. */
function isAboutDrinks({ words, isOffTopic }: Intent, menu: MenuIndex): boolean {
  const { known, named } = menu.textScores(words);
  if (isOffTopic || known === 0) return false;
  return named / words.length >= 0.5 || known / words.length >= 0.75;
}

/** Whether anything is asked for; a guest who only refuses takes any of the rest. */
export function hasWants({ wants, strength, named, models, words }: Intent): boolean {
  return strength !== null || [wants, named, models, words].some((list) => list.length > 0);
}

/** Good drinks that are unlike each other (maximal marginal relevance). */
function diversified(ranked: readonly Ranked[], max: number): Ranked[] {
  const left = ranked.slice(0, max * 6);
  const chosen: Ranked[] = [];
  while (chosen.length < max && left.length) {
    let best = 0;
    let bestFit = Number.NEGATIVE_INFINITY;
    left.forEach(({ profile, score }, n) => {
      const nearest = Math.max(0, ...chosen.map((one) => likeness(one.profile, profile)));
      const fit = score - nearest * 0.12;
      if (fit > bestFit) {
        best = n;
        bestFit = fit;
      }
    });
    chosen.push(...left.splice(best, 1));
  }
  return chosen;
}
