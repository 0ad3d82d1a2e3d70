// The search of a menu, without a model: the same answer to the same question.
import type { Language } from '#domain/languages.ts';
import { isGreeting, isRequest } from '#language/lexicon/small-talk.ts';
import { isThanks } from '#language/lexicon/whims.ts';
import type { Profile } from '#language/profiles/profile.ts';
import type { MenuIndex } from '#language/ranking/menu-index.ts';
import { fitting, hasWants, isFarOff, rankAll } from '#language/ranking/rank.ts';
import { isAllowed } from '#language/reading/constraints.ts';
import { type Intent, isEmpty } from '#language/reading/intent.ts';
import { readWish } from '#language/reading/read-wish.ts';
import { withoutVulgar } from '#language/safety/crisis.ts';
import { marks, tokenize } from '#language/words/tokenize.ts';
import type { MenuAnswer } from './answer.ts';
import { interpretation } from './interpretation.ts';
import { type Extremes, reason } from './reason.ts';
import { explainTexts, type Reply } from './texts.ts';

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

/** Searches a menu. `partNames`: the ingredients of a drink in the guest's language, in the order of its recipe. */
export function searchMenu(
  menu: MenuIndex,
  query: string,
  language: Language,
  partNames: (drinkId: string) => readonly string[],
  { seed, popular = [] }: SearchOptions = {},
): FoundDrinks {
  const intent = readWish(query, language, menu.names);
  const profiles = new Map(menu.profiles.map((profile) => [profile.id, profile]));
  const extremes = extremesOf(intent, menu);
  const reasonFor = (drinkId: string) => {
    const profile = profiles.get(drinkId);
    return profile
      ? reason(intent, profile, partNames(drinkId), extremes, menu.featured.has(drinkId))
      : '';
  };
  const reply = intent.safety.isCrisis ? 'crisis' : replyTo(intent, query);
  if (reply && reply !== 'picks') {
    return {
      interpretation: explainTexts[language][reply],
      picks: [],
      ranked: [],
      named: [],
      reasonFor,
      note: '',
      isCrisis: reply === 'crisis',
    };
  }
  const best = rankAll(intent, menu, popular);
  const found = fitting(intent, menu, best, reply === 'picks' ? picksShown : drinksShown, seed);
  // Nobody who picks may spoil the surprise.
  const ranked = seed === undefined ? best : found;
  const known = onlyKnown(intent, menu);
  const isLacking = found.length > 0 && hasWants(intent) && !intent.isAlcoholFree && isFarOff(best);
  const isServed = ({ id }: { id: string }) => menu.served.has(id);
  const note = noteOn(
    intent,
    found.map(({ profile }) => profile),
  );
  const isNamed = ({ id }: { id: string }) => intent.named.some((one) => one.id === id);
  const isKnown = found.some(({ profile }) => popular.includes(profile.id));
  const own = ownWords(intent, isKnown);
  const understood =
    own ??
    (reply
      ? explainTexts[language][reply]
      : found.length === 0 && isEmpty(intent)
        ? explainTexts[language][intent.isOffTopic ? 'offTopic' : 'unclear']
        : intent.isOpen && known.words.length === 0
          ? explainTexts[language].notUnderstood
          : interpretation(
              known,
              isLacking ? 'kindred' : found.length ? 'found' : 'none',
              isServed,
            ));
  return {
    interpretation: [understood, note].filter(Boolean).join(' ') || explainTexts[language].picks,
    picks: found.map(({ profile: { id } }) => ({ drinkId: id, reason: reasonFor(id) })),
    ranked: ranked.map(({ profile }) => profile.id),
    named: ranked.flatMap(({ profile }) => (isNamed(profile) ? [profile.id] : [])),
    reasonFor,
    note,
    isCrisis: false,
    ...(own !== undefined && { keepsWording: true }),
  };
}

/** The answer where drinks alone are not enough of one: to the drunk, and to those who want water. */
function ownWords(intent: Intent, isKnown: boolean): string | undefined {
  const texts = explainTexts[intent.language];
  if (intent.safety.noAlcohol.includes('drunk')) return texts.slowDown;
  if (intent.isWater) return texts.water;
  const { isFavourite, words } = intent;
  const isFavouriteOnly = isFavourite && isEmpty({ ...intent, isFavourite: false });
  if (!isFavouriteOnly || words.length > 0) return undefined;
  return isKnown ? texts.favourites : texts.wellKnown;
}

/** Asks a guest with an allergy or an illness to tell the bar, and says where the facts are not known. */
function noteOn({ safety, language, written }: Intent, found: readonly Profile[]): string {
  const texts = explainTexts[language];
  const isDoubtful = safety.refused.length > 0 && found.some(({ facts }) => !facts.isKnown);
  const unknown = safety.unknown.map((word) => texts.quoted(written.get(word) ?? word)).join(' ');
  const isAllergy =
    safety.refused.length + safety.noAlcohol.length === 0 ||
    safety.unknown.length > 0 ||
    safety.refused.some(
      ({ isMedical, allergens, diet }) =>
        isMedical && (diet === undefined || (diet !== 'pregnancy' && allergens.length > 0)),
    );
  const tellBar = isAllergy ? texts.tellBar : texts.tellBarToo;
  return [
    ...(unknown ? [texts.askAbout(unknown)] : isDoubtful ? [texts.askBar] : []),
    ...(safety.isMedical ? [tellBar] : []),
  ].join(' ');
}

/** Of the drinks with alcohol that meet every constraint. */
function extremesOf(intent: Intent, { profiles }: MenuIndex): Extremes {
  const strengths = profiles.flatMap((profile) =>
    profile.alcohol > 0 && isAllowed(intent, profile) ? profile.alcohol : [],
  );
  return { strongest: Math.max(...strengths), lightest: Math.min(...strengths) };
}

/** The intent without words that no drink on the menu has, or that nobody wants to read. */
function onlyKnown(intent: Intent, menu: MenuIndex): Intent {
  const known = (words: readonly string[]) =>
    withoutVulgar(words).filter((word) => menu.knows(word));
  return { ...intent, words: known(intent.words), avoidedWords: known(intent.avoidedWords) };
}

/** The reply to a query that asks for nothing in particular; null for one that does. */
function replyTo(intent: Intent, query: string): Reply | null {
  if (!isEmpty(intent)) return null;
  if (intent.isOffTopic) return 'offTopic';
  if (intent.words.length + intent.avoidedWords.length > 0) return null;
  const tokens = tokenize(query).filter((token) => !marks.has(token));
  if (tokens.every((token) => token.length < 2)) return 'unclear';
  if (tokens.length <= 4 && tokens.some(isThanks)) return 'thanks';
  if (tokens.length <= 4 && tokens.some(isGreeting)) return 'greeting';
  return isRequest(tokens) ? 'picks' : 'unclear';
}
