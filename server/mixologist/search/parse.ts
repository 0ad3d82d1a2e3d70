import type { Language } from '#domain/languages.ts';
import { readSafety } from '#server/mixologist/safety/safety.ts';
import { spokenLanguages } from '#server/words/spoken-language.ts';
import { tokenize } from '#server/words/tokenize.ts';
import { applyBank } from './bank/apply-bank.ts';
import { buildIntent } from './build-intent.ts';
import type { DrinkNames } from './drink-names.ts';
import type { Intent } from './intent.ts';
import { isWater } from './lexicon/whims.ts';
import { readNumbers } from './numbers.ts';
import { readPartCount } from './part-count.ts';
import { resolvePolarity } from './polarity/polarity.ts';
import { segment } from './segment.ts';
import { markSuperlatives } from './superlatives.ts';

/** Reads a query as an intent. `names`: the drinks that a guest may name. */
export function parse(text: string, language: Language, names?: DrinkNames): Intent {
  const { partCount, rest: tokens } = readPartCount(tokenize(text));
  const languages = spokenLanguages(text, tokens, language);
  const segments = markSuperlatives(segment(tokens, names, languages), tokens);
  const statements = resolvePolarity(segments, tokens);
  const numbers = { ...readNumbers(tokens), partCount };
  const intent = buildIntent(statements, numbers, readSafety(tokenize(text)), language);
  if (isWater(text)) return waterWish(intent);
  applyBank(intent, segments, text);
  return intent;
}

/** Water comes from the bar; beside it stands what is long and fresh. */
function waterWish(intent: Intent): Intent {
  const wants = (['long', 'fresh'] as const).map((quality, group) => ({
    subject: { kind: 'quality' as const, quality },
    weight: 1,
    group,
    isModerate: false,
  }));
  return { ...intent, isWater: true, isAlcoholFree: true, wants, avoids: [], words: [] };
}
