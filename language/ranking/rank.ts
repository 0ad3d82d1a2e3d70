import type { Profile } from '#language/profiles/profile.ts';
import { type Intent, isEmpty } from '#language/reading/intent.ts';
import { isAllowed } from '#language/reading/refusals.ts';
import { distanceMoved, leastMove } from './likeness.ts';
import type { MenuIndex } from './menu-index.ts';
import { scorer } from './score.ts';
import type { ScoreParts } from './score-parts.ts';
import { withUnserved } from './unserved.ts';

export interface Ranked {
  profile: Profile;
  score: number;
  /** How well it meets the wishes, without the leaning of the words. */
  fit: number;
}

/** More than the lead of fame, less than a taste. */
const featuredLead = 0.04;
/**
 * The lead of the favourite drink, where the guest asks for favourites, and the place where it
 * ends.
 */
const popularLead = 0.4;
const popularPlaces = 24;
const learnedWeight = 0.05;
const learnedMost = 0.2;
const namedLead = 0.05;
/** A drink that resembles a negroni comes before the negroni. */
const examplePlace = 1;

/** Best first. `popular`: ids of the favourites, where the guest asks for them. */
export function rankAll(
  intent: Intent,
  menu: MenuIndex,
  popular: readonly string[] = [],
): Ranked[] {
  const scoreOf = scorerOf(intent, menu, popular);
  const ranked: Ranked[] = [];
  menu.profiles.forEach((profile, n) => {
    if (!isAllowed(intent, profile)) return;
    const { score, lean } = scoreOf(n);
    ranked.push({ profile, score, fit: score - lean });
  });
  ranked.sort((a, b) => b.score - a.score || (a.profile.id < b.profile.id ? -1 : 1));
  const within = movedAway(withinLimit(ranked, intent), intent);
  return namedFirst(examplesBehind(within, intent), intent);
}

interface Scored {
  score: number;
  /** The part that follows from the leaning of the words. */
  lean: number;
}

/** By fit, texts with words that the lexicon lacks, and fame. `parts`: receives the parts. */
export function scorerOf(
  intent: Intent,
  menu: MenuIndex,
  popular: readonly string[] = [],
): (n: number, parts?: ScoreParts) => Scored {
  const sought = withUnserved(intent, menu);
  const { scores, named } = menu.textScores(intent.words);
  const textWeight = isWordsOnly(intent) ? 1 : named ? 0.6 : 0.35;
  // Fame barely affects "the strongest".
  const fame = isMeasured(intent) ? 0.3 : 1;
  const fitOf = scorer(sought, (subject) => menu.rarityOf(subject));
  return (n, parts) => {
    const profile = menu.profiles[n];
    if (!profile) return { score: 0, lean: 0 };
    const fit = fitOf(profile, parts);
    const text = (scores[n] ?? 0) * textWeight;
    const lean = leanOf(intent, profile);
    const place = intent.isFavourite ? popular.indexOf(profile.id) : -1;
    const isFeatured = menu.featured.has(profile.id);
    const preference =
      place >= 0
        ? popularLead * (1 - place / popularPlaces)
        : isFeatured
          ? featuredLead
          : popularity(profile);
    parts?.terms.push(
      { of: 'words', by: text },
      { of: 'learned', by: lean },
      { of: place >= 0 ? 'ordered' : isFeatured ? 'featured' : 'known', by: preference * fame },
    );
    return { score: fit + text + lean + preference * fame, lean };
  };
}

/** Zero where a measure alone decides. */
function leanOf(intent: Intent, profile: Profile): number {
  if (!intent.leaning || intent.isFavourite || isMeasured(intent)) return 0;
  return learnedMost * Math.tanh((intent.leaning(profile) * learnedWeight) / learnedMost);
}

/** "The strongest", "smokier than a Negroni". */
function isMeasured({ isStrengthMost, wants, compared }: Intent): boolean {
  return isStrengthMost || compared.length > 0 || wants.some(({ isMost }) => isMost);
}

/** "Two ingredients at most" is a limit, unless no drink meets it. "Two ingredients" is a wish. */
function withinLimit(ranked: readonly Ranked[], { partCount }: Intent): readonly Ranked[] {
  if (!partCount || partCount.min === partCount.max) return ranked;
  const { min, max } = partCount;
  const within = ranked.filter(({ profile: { shape } }) => {
    return shape.partCount >= min && shape.partCount <= max;
  });
  return within.length ? within : ranked;
}

/** "Sourer than a daiquiri": the drinks that are, or the nearest ones. */
function movedAway(ranked: readonly Ranked[], { compared }: Intent): readonly Ranked[] {
  if (compared.length === 0) return ranked;
  const moves = ranked.map((one) => ({ one, by: distanceMoved(one.profile, compared) }));
  const moved = moves.filter(({ by }) => by >= leastMove);
  if (moved.length) return moved.map(({ one }) => one);
  return moves.sort((a, b) => b.by - a.by || b.one.score - a.one.score).map(({ one }) => one);
}

/** Moves drinks that were named as examples behind the first similar one. */
function examplesBehind(ranked: readonly Ranked[], { examples }: Intent): Ranked[] {
  const isExample = ({ profile }: Ranked) => examples.some(({ id }) => id === profile.id);
  const others = ranked.filter((one) => !isExample(one));
  const behind = others[examplePlace - 1];
  if (!behind || others.length === ranked.length) return [...ranked];
  const early = ranked.filter((one) => isExample(one) && one.score > behind.score);
  const late = ranked.filter((one) => isExample(one) && one.score <= behind.score);
  const moved = early.map((one) => ({ ...one, score: behind.score, fit: behind.fit }));
  const rest = [...others.slice(examplePlace), ...late].sort((a, b) => b.score - a.score);
  return [...others.slice(0, examplePlace), ...moved, ...rest];
}

function namedFirst(ranked: readonly Ranked[], { named, sharedNames }: Intent): Ranked[] {
  const asked = new Set(
    [...named, ...sharedNames.flatMap(({ drinks }) => drinks)].map(({ id }) => id),
  );
  const isNamed = ({ profile }: Ranked) => asked.has(profile.id);
  const score = (ranked[0]?.score ?? 0) + namedLead;
  const fit = Math.max(...ranked.map((one) => one.fit)) + namedLead;
  return [
    ...ranked
      .filter(isNamed)
      .sort((a, b) => b.fit - a.fit)
      .map((one) => ({ ...one, score, fit })),
    ...ranked.filter((one) => !isNamed(one)),
  ];
}

function popularity({ isFamous, qualities }: Profile): number {
  return (isFamous ? 0.022 : 0) + qualities.classic * 0.01;
}

export function isWordsOnly(intent: Intent): boolean {
  return isEmpty(intent) && intent.words.length > 0;
}

export function hasWants(intent: Intent): boolean {
  const { wants, strength, partCount, named, sharedNames, examples, words } = intent;
  return (
    strength !== null ||
    partCount !== null ||
    [wants, named, sharedNames, examples, words].some((list) => list.length > 0)
  );
}
