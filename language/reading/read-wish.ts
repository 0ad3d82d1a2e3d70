// From the text of a wish to its intent: each step takes what the ones before it came to.
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

/** What the steps of reading a wish came to, in their order. */
export interface Reading {
  /** The words of the text and its marks. */
  tokens: readonly string[];
  /** How many ingredients were asked for. */
  partCount: PartCount | null;
  /** The tokens without those that say how many ingredients, and that another spirit is meant. */
  rest: readonly string[];
  /** The language of each of these; empty where nothing tells. */
  languages: readonly Language[];
  segments: readonly Segment[];
  statements: readonly Statement[];
  numbers: Numbers;
  /** Read beside all this, from the tokens alone. */
  safety: Safety;
  /** As it was said. */
  collected: Intent;
  /** Without what contradicts. */
  settled: Intent;
  /** Null where the bank was not asked. */
  bank: BankAnswer | null;
  /** The words that the reader hears, which has learned where they lean. */
  heard: readonly string[];
  intent: Intent;
}

/** Reads a wish as an intent. `names`: the drinks that a guest may name. */
export function readWish(text: string, language: Language, names?: DrinkNames): Intent {
  return readSteps(text, language, names).intent;
}

/** Reads a wish, and keeps what each step came to. */
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

/** The words as they were typed, by what they are without capitals and diacritics. */
function asWritten(text: string): ReadonlyMap<string, string> {
  return new Map(text.split(/[^\p{L}\p{N}]+/u).map((word) => [fold(word), word]));
}

/** Water comes from the bar; beside it stands what is long and fresh. */
function waterIntent(intent: Intent): Intent {
  const wants = (['long', 'fresh'] as const).map((quality, group) => ({
    subject: { kind: 'quality' as const, quality },
    weight: 1,
    group,
    isModerate: false,
  }));
  return { ...intent, isWater: true, isAlcoholFree: true, wants, avoids: [], words: [] };
}
