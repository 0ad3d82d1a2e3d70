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

/** How much of the best drink's score another needs to be worth showing. */
const nearEnough = 0.22;
const goodEnough = 0.05;
/** By how much what was named leads. */
const ahead = 0.05;
/** Who asks for something without alcohol is shown some, even where nothing else fits. */
const alcoholFreeAtLeast = 5;

/** Every drink that keeps to what was refused, best first. */
export function rankAll(intent: Intent, menu: MenuIndex): Ranked[] {
  const isTextOnly = isWordsOnly(intent);
  const { scores, named } = menu.textScores(intent.words);
  const textWeight = isTextOnly ? 1 : named ? 0.6 : 0.35;
  const ranked: Ranked[] = [];
  menu.profiles.forEach((profile, n) => {
    if (!isAllowed(intent, profile)) return;
    const fit = isTextOnly ? 0 : score(intent, profile);
    ranked.push({ profile, score: fit + (scores[n] ?? 0) * textWeight + taste(profile) });
  });
  ranked.sort((a, b) => b.score - a.score || (a.profile.id < b.profile.id ? -1 : 1));
  return namedFirst(ranked, intent);
}

/** Nothing fits as well as what was asked for by its name. */
function namedFirst(ranked: readonly Ranked[], { named }: Intent): Ranked[] {
  const isNamed = ({ profile }: Ranked) => named.some(({ id }) => id === profile.id);
  const best = (ranked[0]?.score ?? 0) + ahead;
  return [
    ...ranked.filter(isNamed).map((one) => ({ ...one, score: best })),
    ...ranked.filter((one) => !isNamed(one)),
  ];
}

/** Those that are worth showing. None is as true an answer as any. */
export function fitting(
  intent: Intent,
  menu: MenuIndex,
  ranked: readonly Ranked[],
  most: number,
): Ranked[] {
  if (isWordsOnly(intent) && !isAboutDrinks(intent, menu)) return [];
  if (!hasWishes(intent)) return spread(ranked, most);
  const best = ranked[0]?.score ?? 0;
  const enough = Math.max(best * nearEnough, goodEnough);
  const least = intent.isAlcoholFree ? alcoholFreeAtLeast : 0;
  return ranked.filter(({ score }, n) => n < least || score >= enough).slice(0, most);
}

function isWordsOnly(intent: Intent): boolean {
  return isEmpty(intent) && intent.words.length > 0;
}

/** Between equals, what most people know and like goes first. */
function taste({ isFamous, qualities }: Profile): number {
  return (isFamous ? 0.03 : 0) + qualities.classic * 0.01;
}

/** Words that a menu happens to use do not make a question one about drinks. */
function isAboutDrinks({ words, isOffTopic }: Intent, menu: MenuIndex): boolean {
  const { known, named } = menu.textScores(words);
  if (isOffTopic || known === 0) return false;
  return named / words.length >= 0.5 || known / words.length >= 0.75;
}

/** Whoever only refuses concepts takes any of the rest. */
export function hasWishes({ wants, strength, named, models, words }: Intent): boolean {
  return strength !== null || [wants, named, models, words].some((list) => list.length > 0);
}

/** Somebody without a wish is shown different drinks rather than five of a kind. */
function spread(ranked: readonly Ranked[], most: number): Ranked[] {
  const left = ranked.slice(0, most * 6);
  const chosen: Ranked[] = [];
  while (chosen.length < most && left.length) {
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
