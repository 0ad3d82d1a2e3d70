// The search of a menu, without a model: the same answer to the same question.
import type { Language } from '#domain/languages.ts';
import { fitting, isFarOff } from '#language/ranking/fitting.ts';
import type { MenuIndex } from '#language/ranking/menu-index.ts';
import { hasWants, rankAll } from '#language/ranking/rank.ts';
import type { Intent } from '#language/reading/intent.ts';
import { readWish } from '#language/reading/read-wish.ts';
import { isAllowed } from '#language/reading/refusals.ts';
import type { MenuAnswer } from './answer.ts';
import { noteOn } from './note.ts';
import { type Extremes, reason } from './reason.ts';
import { replyTo } from './reply.ts';
import { explainTexts } from './texts.ts';
import { ownWords, understoodOf } from './wording.ts';

const drinksShown = 8;
const picksShown = 5;

export interface FoundDrinks extends Omit<MenuAnswer, 'reasons'> {
  reasonFor: (drinkId: string) => string;
}

/** What an answer depends on beside the question and the menu. */
export interface SearchOptions {
  /** For a guest who wants to be surprised: another one finds other drinks. */
  seed?: string | undefined;
  /** The ids of the drinks that guests order most, the first most. */
  popular?: readonly string[] | undefined;
}

type PartNames = (drinkId: string) => readonly string[];

/** Searches a menu. `partNames`: the ingredients of a drink in the guest's language, in the order of its recipe. */
export function searchMenu(
  menu: MenuIndex,
  query: string,
  language: Language,
  partNames: PartNames,
  options: SearchOptions = {},
): FoundDrinks {
  return answerTo(readWish(query, language, menu.names), menu, query, partNames, options);
}

/** The answer to an intent: a reply where nothing is asked for, else what is ranked first and fits. */
export function answerTo(
  intent: Intent,
  menu: MenuIndex,
  query: string,
  partNames: PartNames,
  { seed, popular = [] }: SearchOptions = {},
): FoundDrinks {
  const texts = explainTexts[intent.language];
  const reasonFor = reasonsFor(intent, menu, partNames);
  const reply = replyTo(intent, query);
  if (reply && reply !== 'picks') return replied(texts[reply], reasonFor, reply === 'crisis');
  const best = rankAll(intent, menu, popular);
  const shown = fitting(intent, menu, best, reply ? picksShown : drinksShown, seed);
  // Nobody who picks may spoil the surprise.
  const ranked = seed === undefined ? best : shown;
  const isLacking = shown.length > 0 && hasWants(intent) && !intent.isAlcoholFree && isFarOff(best);
  const own = ownWords(
    intent,
    shown.some(({ profile }) => popular.includes(profile.id)),
  );
  const found = isLacking ? 'kindred' : shown.length ? 'found' : 'none';
  const understood = own ?? understoodOf(intent, menu, reply, found);
  const note = noteOn(
    intent,
    shown.map(({ profile }) => profile),
  );
  const named = new Set(intent.named.map(({ id }) => id));
  return {
    interpretation: [understood, note].filter(Boolean).join(' ') || texts.picks,
    picks: shown.map(({ profile: { id } }) => ({ drinkId: id, reason: reasonFor(id) })),
    ranked: ranked.map(({ profile }) => profile.id),
    named: ranked.flatMap(({ profile: { id } }) => (named.has(id) ? [id] : [])),
    reasonFor,
    note,
    isCrisis: false,
    ...(own !== undefined && { keepsWording: true }),
  };
}

/** An answer without drinks. */
function replied(
  interpretation: string,
  reasonFor: FoundDrinks['reasonFor'],
  isCrisis: boolean,
): FoundDrinks {
  return { interpretation, picks: [], ranked: [], named: [], reasonFor, note: '', isCrisis };
}

/** Writes why a drink of the menu fits. */
function reasonsFor(
  intent: Intent,
  menu: MenuIndex,
  partNames: PartNames,
): FoundDrinks['reasonFor'] {
  const profiles = new Map(menu.profiles.map((profile) => [profile.id, profile]));
  const extremes = extremesOf(intent, menu);
  return (drinkId) => {
    const profile = profiles.get(drinkId);
    if (!profile) return '';
    return reason(intent, profile, partNames(drinkId), extremes, menu.featured.has(drinkId));
  };
}

/** Of the drinks with alcohol that meet every constraint. */
function extremesOf(intent: Intent, { profiles }: MenuIndex): Extremes {
  const strengths = profiles.flatMap((profile) =>
    profile.alcohol > 0 && isAllowed(intent, profile) ? profile.alcohol : [],
  );
  return { strongest: Math.max(...strengths), lightest: Math.min(...strengths) };
}
