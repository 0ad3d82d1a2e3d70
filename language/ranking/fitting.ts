import type { Intent } from '#language/reading/intent.ts';
import { likeness } from './likeness.ts';
import type { MenuIndex } from './menu-index.ts';
import { hasWants, isWordsOnly, type Ranked } from './rank.ts';

/** The least share of the best score, and the least score, of a shown drink. */
const minShare = 0.3;
const minScore = 0.05;
/** Similar drinks fill up shorter answers. */
const minShown = 5;

export function isFarOff([best]: readonly Ranked[]): boolean {
  return best !== undefined && best.fit < minScore;
}

/** How to draw drinks where the guest leaves the choice to the bar. */
export interface Draw {
  seed?: string | undefined;
  popular?: readonly string[] | undefined;
}

const surprise = 0.3;
/** A surprise is drawn from this many times the number of shown drinks. */
const surpriseFrom = 8;

/** Featured drinks, favourites of guests and classics, in the order of the seed. */
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

/** A hash of a text as a number from 0 to 1 (FNV-1a, mixed). */
function chance(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

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
    // Without known orders, all classics are equal.
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

function filledUp(fit: readonly Ranked[], best: Ranked, ranked: readonly Ranked[]): Ranked[] {
  const nearest = ranked
    .filter((one) => !fit.includes(one))
    .map((one) => ({ one, alike: likeness(best.profile, one.profile) }))
    .sort((a, b) => b.alike - a.alike)
    .map(({ one }) => one);
  return [...fit, ...nearest].slice(0, minShown);
}

/** Enough words must occur in the menu. A single match does not make the query about drinks. */
function isAboutDrinks({ words, isOffTopic }: Intent, menu: MenuIndex): boolean {
  const { known, named } = menu.textScores(words);
  if (isOffTopic || known === 0) return false;
  return named / words.length >= 0.5 || known / words.length >= 0.75;
}

/** Good drinks that differ from each other (maximal marginal relevance). */
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
