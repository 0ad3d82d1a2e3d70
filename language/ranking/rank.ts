import { conceptData } from '#language/lexicon/concepts.ts';
import { lineageOf } from '#language/lexicon/hierarchy.ts';
import { type Quality, qualitiesWhere } from '#language/lexicon/qualities.ts';
import type { Profile } from '#language/profiles/profile.ts';
import { isAllowed } from '#language/reading/constraints.ts';
import { type Intent, isEmpty, type Subject } from '#language/reading/intent.ts';
import { likeness } from './likeness.ts';
import type { MenuIndex } from './menu-index.ts';
import { score } from './score.ts';

export interface Ranked {
  profile: Profile;
  score: number;
}

/** The least share of the best score, and the least score, of a drink that is shown. */
const minShare = 0.3;
const minScore = 0.05;
/** Decides between equals: above what any other drink has by its fame, below what a taste counts. */
const featuredLead = 0.04;
/** What it counts to be ordered most, where that is asked for, and after how many places it is nothing. */
const popularLead = 0.4;
const popularPlaces = 24;
/** The lead of a named drink over all others. */
const namedLead = 0.05;
/** Where fewer drinks fit, those that are most like the best one follow. */
const minShown = 5;
/** The place of a drink that was named as a model: what is like a negroni comes before the negroni. */
const modelPlace = 1;

/**
 * Every drink that meets the constraints, best first. `popular`: the ids of those that guests order most,
 * where that is asked for.
 */
export function rankAll(
  intent: Intent,
  menu: MenuIndex,
  popular: readonly string[] = [],
): Ranked[] {
  const isTextOnly = isWordsOnly(intent);
  const { scores, named } = menu.textScores(intent.words);
  const textWeight = isTextOnly ? 1 : named ? 0.6 : 0.35;
  // The strongest is the strongest, known or not.
  const fame = intent.isStrengthMost || intent.wants.some(({ isMost }) => isMost) ? 0.3 : 1;
  const rarityOf = (subject: Subject) => menu.rarityOf(subject);
  const ranked: Ranked[] = [];
  menu.profiles.forEach((profile, n) => {
    if (!isAllowed(intent, profile)) return;
    const fit = score(intent, profile, rarityOf);
    const text = (scores[n] ?? 0) * textWeight;
    const place = intent.isFavourite ? popular.indexOf(profile.id) : -1;
    const preference =
      place >= 0
        ? popularLead * (1 - place / popularPlaces)
        : menu.featured.has(profile.id)
          ? featuredLead
          : popularity(profile);
    ranked.push({ profile, score: fit + text + preference * fame });
  });
  ranked.sort((a, b) => b.score - a.score || (a.profile.id < b.profile.id ? -1 : 1));
  return namedFirst(modelsBehind(withinLimit(ranked, intent), intent), intent);
}

/** "Two ingredients at most" is a limit, unless no drink is within it; "two ingredients" is a wish. */
function withinLimit(ranked: readonly Ranked[], { partCount }: Intent): readonly Ranked[] {
  if (!partCount || partCount.min === partCount.max) return ranked;
  const { min, max } = partCount;
  const within = ranked.filter(({ profile: { shape } }) => {
    return shape.partCount >= min && shape.partCount <= max;
  });
  return within.length ? within : ranked;
}

/** Puts the drinks that were named as models behind the first that are like them. */
function modelsBehind(ranked: readonly Ranked[], { models }: Intent): Ranked[] {
  const isModel = ({ profile }: Ranked) => models.some(({ id }) => id === profile.id);
  const others = ranked.filter((one) => !isModel(one));
  const behind = others[modelPlace - 1];
  if (!behind || others.length === ranked.length) return [...ranked];
  const early = ranked.filter((one) => isModel(one) && one.score > behind.score);
  const late = ranked.filter((one) => isModel(one) && one.score <= behind.score);
  const moved = early.map((one) => ({ ...one, score: behind.score }));
  const rest = [...others.slice(modelPlace), ...late].sort((a, b) => b.score - a.score);
  return [...others.slice(0, modelPlace), ...moved, ...rest];
}

/** Puts the drinks that were asked for by name first. */
function namedFirst(ranked: readonly Ranked[], { named, sharedNames }: Intent): Ranked[] {
  const asked = new Set(
    [...named, ...sharedNames.flatMap(({ drinks }) => drinks)].map(({ id }) => id),
  );
  const isNamed = ({ profile }: Ranked) => asked.has(profile.id);
  const best = (ranked[0]?.score ?? 0) + namedLead;
  return [
    ...ranked.filter(isNamed).map((one) => ({ ...one, score: best })),
    ...ranked.filter((one) => !isNamed(one)),
  ];
}

/** Whether no drink has anything of what was asked for. */
export function isFarOff([best]: readonly Ranked[]): boolean {
  return best !== undefined && best.score < minScore;
}

const colours = qualitiesWhere('isColour');
/** The least kinship of a drink that is shown in place of what the menu lacks. */
const minKinship = 0.3;

/** Drinks with something of the same kind, or that taste like it: for cucumber what is fresh. */
function kindred({ wants }: Intent, ranked: readonly Ranked[]): Ranked[] {
  const asked = wants.flatMap(({ subject }) => (subject.kind === 'concept' ? subject.concept : []));
  const kin = new Set(asked.flatMap((concept) => [...lineageOf(concept)]));
  kin.delete('alcohol');
  const tastes = [...kin]
    .flatMap((concept) => Object.entries(conceptData(concept).gives ?? {}))
    .filter(([quality]) => !colours.has(quality as Quality));
  const all = tastes.reduce((sum, [, much]) => sum + Math.abs(much), 0);
  const kinshipOf = ({ concepts, qualities }: Profile) => {
    const shared = Math.max(0, ...Array.from(kin, (concept) => concepts.get(concept) ?? 0));
    const taste = tastes.reduce((sum, [of, much]) => sum + qualities[of as Quality] * much, 0);
    return Math.max(shared, all ? taste / all : 0);
  };
  return ranked
    .map((one) => ({ ...one, score: kinshipOf(one.profile) + one.score }))
    .filter(({ score }) => score >= minKinship)
    .sort((a, b) => b.score - a.score)
    .slice(0, minShown);
}

/** How much chance counts where a guest wants to be surprised. */
const surprise = 0.3;
/** A surprise is drawn from this many times as many drinks as are shown. */
const surpriseFrom = 10;

/** The drinks by their score and by chance: another order for each seed, the same for the same one. */
function shuffled(ranked: readonly Ranked[], max: number, seed: string): Ranked[] {
  const most = ranked.slice(0, max * surpriseFrom).map((one) => ({
    ...one,
    score: one.score + surprise * chance(`${seed} ${one.profile.id}`),
  }));
  return most.sort((a, b) => b.score - a.score);
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

/** The drinks that fit well enough to be shown, which may be none. `seed`: the guest wants to be surprised. */
export function fitting(
  intent: Intent,
  menu: MenuIndex,
  ranked: readonly Ranked[],
  max: number,
  seed?: string,
): Ranked[] {
  if (isWordsOnly(intent) && !isAboutDrinks(intent, menu)) {
    return intent.isOpen ? diversified(ranked, max) : [];
  }
  if (!hasWants(intent)) {
    // Where nobody's orders are known, all classics are equal.
    const isTied = ranked[0]?.score === ranked[max - 1]?.score;
    if (intent.isFavourite && !isTied) return ranked.slice(0, max);
    return diversified(seed === undefined ? ranked : shuffled(ranked, max, seed), max);
  }
  const best = ranked[0];
  if (!best) return [];
  if (isFarOff(ranked) && !intent.isAlcoholFree) return kindred(intent, ranked);
  const enough = Math.max(best.score * minShare, minScore);
  const fit = ranked.filter(({ score }, n) => score >= (n < minShown ? minScore : enough));
  const enoughFit = fit.length < minShown ? filledUp(fit, best, ranked) : fit;
  return (seed === undefined ? enoughFit : shuffled(enoughFit, max / 3, seed)).slice(0, max);
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

function isWordsOnly(intent: Intent): boolean {
  return isEmpty(intent) && intent.words.length > 0;
}

/** Decides between equals: drinks that most people know go first. */
function popularity({ isFamous, qualities }: Profile): number {
  return (isFamous ? 0.022 : 0) + qualities.classic * 0.01;
}

/** Whether enough of the words stand in the menu; one that happens to does not make a query about drinks. */
function isAboutDrinks({ words, isOffTopic }: Intent, menu: MenuIndex): boolean {
  const { known, named } = menu.textScores(words);
  if (isOffTopic || known === 0) return false;
  return named / words.length >= 0.5 || known / words.length >= 0.75;
}

/** Whether anything is asked for; a guest who only refuses takes any of the rest. */
export function hasWants(intent: Intent): boolean {
  const { wants, strength, partCount, named, sharedNames, models, words } = intent;
  return (
    strength !== null ||
    partCount !== null ||
    [wants, named, sharedNames, models, words].some((list) => list.length > 0)
  );
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
