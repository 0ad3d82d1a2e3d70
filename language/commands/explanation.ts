// Calls the functions of the search itself, on a menu of all drinks of the catalogue.
import type { Language } from '#domain/languages.ts';
import { answerTo, type FoundDrinks } from '#language/answers/search.ts';
import type { Profile } from '#language/profiles/profile.ts';
import { lackingIn } from '#language/ranking/lacking.ts';
import type { MenuIndex } from '#language/ranking/menu-index.ts';
import { rankAll, scorerOf } from '#language/ranking/rank.ts';
import { noParts, type ScoreParts } from '#language/ranking/score-parts.ts';
import { type Reading, readSteps } from '#language/reading/read-wish.ts';
import { type Refusal, refusalOf } from '#language/reading/refusals.ts';
import { correctedForSafety } from '#language/safety/safety.ts';
import { isReadable } from '#language/words/readable.ts';
import { spokenLanguages } from '#language/words/spoken-language.ts';
import { tokenize, wordsIn } from '#language/words/tokenize.ts';

export interface Explanation {
  text: string;
  language: Language;
  isGuessed: boolean;
  reading: Reading;
  /** Words that safety corrected. */
  corrected: { written: string; read: string }[];
  refused: { drink: Profile; refusal: Refusal }[];
  allowed: number;
  drinks: ScoredDrink[];
  answer: FoundDrinks;
  shown: Profile[];
}

export interface ScoredDrink {
  drink: Profile;
  score: number;
  /** The sum of the parts. Differs from `score` where a name or a likeness moved the drink. */
  own: number;
  parts: ScoreParts;
}

interface Options {
  /** Guessed from the text where it is missing. */
  language?: Language | undefined;
  drinks?: number | undefined;
}

export function explain(
  text: string,
  menu: MenuIndex,
  { language, drinks = 10 }: Options = {},
): Explanation | string {
  if (wordsIn(text).length === 0) return 'This text has no words. Write a wish as a guest would.';
  if (!isReadable(text)) return 'This text is too long: it has too many words.';
  const spoken = language ?? languageOf(text);
  const reading = readSteps(text, spoken, menu.names);
  const { intent, tokens } = reading;
  const safe = correctedForSafety(tokens);
  const refused = menu.profiles.flatMap((drink) => {
    const refusal = refusalOf(intent, drink);
    return refusal ? [{ drink, refusal }] : [];
  });
  const sought = lackingIn(intent, menu, text)?.nearest ?? intent;
  const scoreOf = scorerOf(sought, menu);
  const numbers = new Map(menu.profiles.map((profile, n) => [profile, n]));
  const ranked = rankAll(sought, menu);
  const byId = new Map(menu.profiles.map((profile) => [profile.id, profile]));
  const answer = answerTo(intent, menu, text);
  return {
    text,
    language: spoken,
    isGuessed: language === undefined,
    reading,
    corrected: tokens.flatMap((written, n) => {
      const read = safe[n] ?? written;
      return read === written ? [] : [{ written, read }];
    }),
    refused,
    allowed: menu.profiles.length - refused.length,
    drinks: ranked.slice(0, drinks).map(({ profile: drink, score }) => {
      const parts = noParts();
      const { score: own } = scoreOf(numbers.get(drink) ?? 0, parts);
      return { drink, score, own, parts };
    }),
    answer,
    shown: answer.picks.flatMap(({ drinkId }) => byId.get(drinkId) ?? []),
  };
}

function languageOf(text: string): Language {
  const languages = spokenLanguages(text, tokenize(text), 'en');
  const slovak = languages.filter((language) => language === 'sk').length;
  return slovak > languages.length / 2 ? 'sk' : 'en';
}
