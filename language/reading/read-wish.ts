import type { Language } from '#domain/languages.ts';
import { fold } from '#domain/text.ts';
import { isWater } from '#language/lexicon/whims.ts';
import type { DrinkNames } from '#language/names/drink-names.ts';
import { overlaps } from '#language/notation/templates.ts';
import { readSafety, type Safety } from '#language/safety/safety.ts';
import { namedOnlyHere } from '#language/safety/substances.ts';
import { spokenLanguages } from '#language/words/spoken-language.ts';
import { tokenize } from '#language/words/tokenize.ts';
import { applyBank } from './bank/apply-bank.ts';
import { buildIntent } from './build-intent.ts';
import type { Intent } from './intent.ts';
import { readNumbers } from './numbers.ts';
import { readPartCount } from './part-count.ts';
import { resolvePolarity } from './polarity/polarity.ts';
import { type Content, type Segment, segment } from './segment.ts';
import { markSuperlatives } from './superlatives.ts';

/** Reads a query as an intent. `names`: the drinks that a guest may name. */
export function readWish(text: string, language: Language, names?: DrinkNames): Intent {
  const { partCount, rest: tokens } = readPartCount(tokenize(text));
  const languages = spokenLanguages(text, tokens, language);
  const segments = markSuperlatives(segment(tokens, names, languages), tokens);
  const statements = resolvePolarity(segments, tokens);
  const numbers = { ...readNumbers(tokens), partCount };
  const safety = readSafety(tokenize(text));
  const { refused, isHidden } = refusedByName(tokens, safety, segments);
  const said = statements.filter(({ content }) => !isHidden(content));
  const intent = buildIntent(said, numbers, safety, language);
  intent.refused = refused;
  intent.written = new Map(text.split(/[^\p{L}\p{N}]+/u).map((word) => [fold(word), word]));
  if (isWater(text)) return waterIntent(intent);
  const others = segments.filter(({ content }) => !content || !isHidden(content));
  applyBank(intent, others, text);
  return intent;
}

/** What a guest must not have by a name that the search would take for something else. */
function refusedByName(
  tokens: readonly string[],
  { refused }: Safety,
  segments: readonly Segment[],
) {
  const named = namedOnlyHere(tokens).filter(({ substance }) =>
    refused.some(({ allergens, diet }) => !diet && allergens.join() === substance.allergens.join()),
  );
  const hidden = new Set(
    segments.flatMap((one) =>
      one.content && named.some((span) => overlaps(span, one)) ? [one.content] : [],
    ),
  );
  return {
    refused: [...new Set(named.map(({ substance }) => substance))],
    isHidden: (content: Content) => hidden.has(content),
  };
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
