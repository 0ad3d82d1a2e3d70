// What the words of both languages mean, in one table.
import { type Language, languages } from '#domain/languages.ts';
import enNicknames from '#language/vocabulary/search/en/nicknames.json' with { type: 'json' };
import enOffTopic from '#language/vocabulary/search/en/off-topic.json' with { type: 'json' };
import skNicknames from '#language/vocabulary/search/sk/nicknames.json' with { type: 'json' };
import skOffTopic from '#language/vocabulary/search/sk/off-topic.json' with { type: 'json' };
import type { Patterns } from '#language/notation/patterns.ts';
import {
  type Phrase,
  type PhraseMatch,
  PhraseTable,
  phrasesFor,
} from '#language/notation/phrase-table.ts';
import { strengthPhrases } from '#language/words/strength-words.ts';
import { type Association, associationPatterns, associations } from './associations.ts';
import { brands } from './brands.ts';
import { type Concept, conceptPatterns, concepts } from './concepts.ts';
import { type Diet, dietPatterns, diets } from './diets.ts';
import { guestPatterns, type Quality, qualities, qualityPatterns } from './qualities.ts';
import { superlativePatterns, superlatives } from './superlatives.ts';
import { favourites } from './whims.ts';

/** Light is -1, strong 1. */
export type Strength = -1 | 0 | 1;

export type Meaning =
  | { kind: 'concept'; concept: Concept }
  | { kind: 'quality'; quality: Quality; isMost?: true; isGuestWord?: true }
  | { kind: 'strength'; strength: Strength; isMost?: true }
  | { kind: 'alcoholFree' }
  | { kind: 'diet'; diet: Diet }
  /** What leads to other wants: sushi, Riesling. */
  | { kind: 'association'; association: Association }
  /** A drink by its nickname, or by somebody known for it. */
  | { kind: 'nickname'; drink: string }
  /** What other guests order most. */
  | { kind: 'favourite' }
  /** What guests also ask a bar's machine; known so that no drink is guessed from it. */
  | { kind: 'offTopic' };

/** A word of several meanings has them in this order. */
export const meaningPhrases: readonly Phrase<Meaning>[] = [
  ...concepts.flatMap((concept) => allFor({ kind: 'concept', concept }, conceptPatterns(concept))),
  ...qualities.flatMap((quality) => allFor({ kind: 'quality', quality }, qualityPatterns(quality))),
  ...qualities.flatMap((quality) =>
    allFor({ kind: 'quality', quality, isGuestWord: true }, guestPatterns(quality)),
  ),
  ...superlatives.flatMap((quality) => allFor(mostOf(quality), superlativePatterns(quality))),
  ...strengthPhrases<Meaning>('strong', { kind: 'strength', strength: 1 }),
  ...strengthPhrases<Meaning>('light', { kind: 'strength', strength: -1 }),
  ...strengthPhrases<Meaning>('medium', { kind: 'strength', strength: 0 }),
  ...strengthPhrases<Meaning>('alcoholFree', { kind: 'alcoholFree' }),
  ...allFor({ kind: 'favourite' }, favourites),
  ...allFor({ kind: 'offTopic' }, [enOffTopic, skOffTopic]),
  ...[enNicknames, skNicknames].flatMap((nicknames, n) =>
    Object.entries<Patterns>(nicknames).flatMap(([drink, patterns]) =>
      phrasesFor<Meaning>(patterns, { kind: 'nickname', drink }, languages[n]),
    ),
  ),
  ...associations.flatMap((association) =>
    allFor({ kind: 'association', association }, associationPatterns(association)),
  ),
  ...brands.flatMap(({ patterns, concepts: of, isAlcoholFree }): Phrase<Meaning>[] => [
    ...of.map((concept) => ({ patterns, meaning: { kind: 'concept' as const, concept } })),
    ...(isAlcoholFree ? [{ patterns, meaning: { kind: 'alcoholFree' as const } }] : []),
  ]),
  ...diets.flatMap((diet) => allFor({ kind: 'diet', diet }, dietPatterns(diet))),
];

/** The most of a quality; of strength it is the strength itself. */
function mostOf(quality: Quality): Meaning {
  if (quality === 'strong') return { kind: 'strength', strength: 1, isMost: true };
  if (quality === 'light') return { kind: 'strength', strength: -1, isMost: true };
  return { kind: 'quality', quality, isMost: true };
}

/** The patterns stand in the order of the languages. */
function allFor(meaning: Meaning, patterns: readonly Patterns[]): Phrase<Meaning>[] {
  return patterns.flatMap((one, n) => phrasesFor(one, meaning, languages[n]));
}

const table = new PhraseTable(meaningPhrases);

/** The longest phrase that starts at this token, with all its meanings. `spoken`: the language around it. */
export function lookUp(
  tokens: readonly string[],
  from: number,
  spoken?: Language,
): PhraseMatch<Meaning> | undefined {
  const match = table.at(tokens, from, spoken);
  return match && { ...match, meanings: match.meanings.filter(isNotRepeated) };
}

/** A quality counts once, though two of its patterns match. */
function isNotRepeated(meaning: Meaning, at: number, all: readonly Meaning[]): boolean {
  if (meaning.kind !== 'quality') return true;
  return at === all.findIndex((one) => one.kind === 'quality' && one.quality === meaning.quality);
}
