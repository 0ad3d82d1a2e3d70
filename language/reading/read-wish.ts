import type { Language } from '#domain/languages.ts';
import { fold } from '#domain/text/text.ts';
import { isWater } from '#language/lexicon/whims.ts';
import type { DrinkNames } from '#language/names/drink-names.ts';
import { readOtherSpirit, withOtherSpirit } from '#language/reading/drinks/other-spirit.ts';
import { readSafety, type Safety } from '#language/safety/safety.ts';
import { spokenLanguages } from '#language/words/spoken-language.ts';
import { tokenize } from '#language/words/tokenize.ts';
import { askBank, type BankAnswer, withBank } from './bank/ask-bank.ts';
import { collectIntent } from './collect-intent.ts';
import { markDegrees } from './degrees.ts';
import type { Intent } from './intent.ts';
import { wordsHeard } from './leaning/heard.ts';
import { leaningOf } from './leaning/leaning.ts';
import { type Numbers, readNumbers } from './numbers.ts';
import { type PartCount, readPartCount } from './part-count.ts';
import { resolvePolarity } from './polarity/polarity.ts';
import type { Statement } from './polarity/state.ts';
import { withAssociations } from './preferences.ts';
import { refusedByName } from './refused-by-name.ts';
import { type Segment, segment } from './segment.ts';
import { settleIntent } from './settle-intent.ts';

export interface Reading {
  tokens: readonly string[];
  partCount: PartCount | null;
  /** Without the tokens about the number of ingredients and another spirit. */
  rest: readonly string[];
  /** The language of each token of `rest`. Empty where it is unknown. */
  languages: readonly Language[];
  segments: readonly Segment[];
  statements: readonly Statement[];
  numbers: Numbers;
  safety: Safety;
  /** As said. */
  collected: Intent;
  /** Without contradictions. */
  settled: Intent;
  /** Null where the bank was not used. */
  bank: BankAnswer | null;
  heard: readonly string[];
  intent: Intent;
}

export function readWish(text: string, language: Language, names?: DrinkNames): Intent {
  return readSteps(text, language, names).intent;
}

export function readSteps(text: string, language: Language, names?: DrinkNames): Reading {
  const tokens = tokenize(text);
  const { partCount, rest: uncounted } = readPartCount(tokens);
  const { isOtherSpirit, rest } = readOtherSpirit(uncounted);
  const languages = spokenLanguages(text, rest, language);
  const segments = markDegrees(segment(rest, names, languages), rest);
  const statements = resolvePolarity(segments, rest);
  const numbers = readNumbers(rest);
  const safety = readSafety(tokens);
  const { refused, isHidden } = refusedByName(rest, safety, segments);
  const said = statements.filter(({ content }) => !isHidden(content));
  const beside = { language, numbers, partCount, safety, refused, written: asWritten(text) };
  const collected = collectIntent(said, beside);
  const resolved = settleIntent(collected, said);
  const settled = isOtherSpirit ? withOtherSpirit(resolved) : resolved;
  const reminded = withAssociations(settled, said);
  const heard = wordsHeard(rest, segments);
  const read = { tokens, partCount, rest, languages, segments, statements, numbers, safety, heard };
  if (isWater(text)) {
    return { ...read, collected, settled, bank: null, intent: waterIntent(reminded) };
  }
  const others = segments.filter(({ content }) => !content || !isHidden(content));
  const bank = askBank(reminded, others, text);
  const intent = withBank(reminded, bank, text);
  return {
    ...read,
    collected,
    settled,
    bank,
    intent: { ...intent, leaning: leaningOf(heard, intent) },
  };
}

function asWritten(text: string): ReadonlyMap<string, string> {
  return new Map(text.split(/[^\p{L}\p{N}]+/u).map((word) => [fold(word), word]));
}

/** Water comes from the bar. The answer adds long and fresh drinks. */
function waterIntent(intent: Intent): Intent {
  const wants = (['long', 'fresh'] as const).map((quality, group) => ({
    subject: { kind: 'quality' as const, quality },
    weight: 1,
    group,
    isModerate: false,
  }));
  return { ...intent, isWater: true, isAlcoholFree: true, wants, avoids: [], words: [] };
}
