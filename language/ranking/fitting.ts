// Which of the ranked drinks are shown.
import type { Intent } from '#language/reading/intent.ts';
import { likeness } from './likeness.ts';
import type { MenuIndex } from './menu-index.ts';
import { hasWants, isWordsOnly, type Ranked } from './rank.ts';

/** The least share of the best score, and the least score, of a drink that is shown. */
const minShare = 0.3;
const minScore = 0.05;
/** Where fewer drinks fit, those that are most like the best one follow. */
const minShown = 5;

/** Whether no drink has anything of what was asked for. */
export function isFarOff([best]: readonly Ranked[]): boolean {
  return best !== undefined && best.fit < minScore;
}

/** How a guest who leaves the choice to the bar is answered. */
export interface Draw {
  /** Another one draws other drinks, the same one the same. */
  seed?: string | undefined;
  /** The ids of the drinks that guests order most. */
  popular?: readonly string[] | undefined;
}

/** How much chance counts where a guest wants to be surprised. */
const surprise = 0.3;
/** A surprise is drawn from this many times as many drinks as are shown: the bar's best. */
const surpriseFrom = 8;

/** What the bar features, what guests order and what the world knows, in the order that a seed draws. */
function drawn(
  ranked: readonly Ranked[],
  max: number,
  { seed = '', popular = [] }: Draw,
): Ranked[] {
  const ordered = ranked.filter(({ profile }) => popular.includes(profile.id));
  const best = [...new Set([...ordered.slice(0, max * 2), ...ranked])].slice(0, max * surpriseFrom);
  return best
    .map((one) => ({ ...one, score: one.score + surprise * chance(`${seed} ${one.profile.id}`) }))
    .sort((a, b) => b.score - a.score);
}

/** A number from 0 to 1 that a text decides (FNV-1a, mixed). */
function chance(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** The drinks that fit well enough to be shown, which may be none. With a seed the guest wants to be surprised. */
export function fitting(
  intent: Intent,
  menu: MenuIndex,
  ranked: readonly Ranked[],
  max: number,
  draw: Draw = {},
): Ranked[] {
  const isSurprise = draw.seed !== undefined;
  if (isWordsOnly(intent) && !isAboutDrinks(intent, menu)) {
    return intent.isOpen ? diversified(ranked, max) : [];
  }
  if (!hasWants(intent)) {
    // Where nobody's orders are known, all classics are equal.
    const isTied = ranked[0]?.score === ranked[max - 1]?.score;
    if (intent.isFavourite && !isTied) return ranked.slice(0, max);
    return diversified(isSurprise ? drawn(ranked, max, draw) : ranked, max);
  }
  const best = ranked[0];
  if (!best) return [];
  if (isFarOff(ranked) && !intent.isAlcoholFree) return ranked.slice(0, Math.min(max, minShown));
  const enough = Math.max(best.fit * minShare, minScore);
  const fit = ranked.filter((one, n) => one.fit >= (n < minShown ? minScore : enough));
  const enoughFit = fit.length < minShown ? filledUp(fit, best, ranked) : fit;
  return (isSurprise ? drawn(enoughFit, max, draw) : enoughFit).slice(0, max);
}

/** Adds the drinks that are most like the best one, up to as many as are always shown. */
function filledUp(fit: readonly Ranked[], best: Ranked, ranked: readonly Ranked[]): Ranked[] {
  const nearest = ranked
    .filter((one) => !fit.includes(one))
    .map((one) => ({ one, alike: likeness(best.profile, one.profile) }))
    .sort((a, b) => b.alike - a.alike)
    .map(({ one }) => one);
  return [...fit, ...nearest].slice(0, minShown);
}

/** Whether enough of the words stand in the menu; one that happens to does not make a query about drinks. */
function isAboutDrinks({ words, isOffTopic }: Intent, menu: MenuIndex): boolean {
  const { known, named } = menu.textScores(words);
  if (isOffTopic || known === 0) return false;
  return named / words.length >= 0.5 || known / words.length >= 0.75;
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
