import type { Language } from '#domain/languages.ts';
import { fitting } from '#language/ranking/fitting.ts';
import { lackingIn } from '#language/ranking/lacking.ts';
import type { MenuIndex } from '#language/ranking/menu-index.ts';
import { rankAll } from '#language/ranking/rank.ts';
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

export interface SearchOptions {
  /** A new seed surprises the guest with other drinks. */
  seed?: string | undefined;
  popular?: readonly string[] | undefined;
}

export function searchMenu(
  menu: MenuIndex,
  query: string,
  language: Language,
  options: SearchOptions = {},
): FoundDrinks {
  return answerTo(readWish(query, language, menu.names), menu, query, options);
}

export function answerTo(
  intent: Intent,
  menu: MenuIndex,
  query: string,
  { seed, popular = [] }: SearchOptions = {},
): FoundDrinks {
  const texts = explainTexts[intent.language];
  const reply = replyTo(intent, query);
  if (reply && reply !== 'picks') return replied(texts[reply], reply === 'crisis');
  const lacking = lackingIn(intent, menu, query);
  const sought = lacking?.nearest ?? intent;
  const best = rankAll(sought, menu, popular);
  const shown = fitting(sought, menu, best, reply ? picksShown : drinksShown, { seed, popular });
  const reasonFor = reasonsFor(sought, menu);
  // A model must not replace the drawn drinks.
  const ranked = seed === undefined ? best : shown;
  const own = ownWords(
    intent,
    shown.some(({ profile }) => popular.includes(profile.id)),
  );
  const understood = own ?? understoodOf(intent, menu, { query, reply, lacking, best, shown });
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

function replied(interpretation: string, isCrisis: boolean): FoundDrinks {
  const nothing = { picks: [], ranked: [], named: [], note: '' };
  return { interpretation, ...nothing, reasonFor: () => '', isCrisis };
}

function reasonsFor(intent: Intent, menu: MenuIndex): FoundDrinks['reasonFor'] {
  const profiles = new Map(menu.profiles.map((profile) => [profile.id, profile]));
  const extremes = extremesOf(intent, menu);
  return (drinkId) => {
    const profile = profiles.get(drinkId);
    if (!profile) return '';
    return reason(intent, profile, extremes, menu.featured.has(drinkId));
  };
}

function extremesOf(intent: Intent, { profiles }: MenuIndex): Extremes {
  const strengths = profiles.flatMap((profile) =>
    profile.alcohol > 0 && isAllowed(intent, profile) ? profile.alcohol : [],
  );
  return { strongest: Math.max(...strengths), lightest: Math.min(...strengths) };
}
