// What the words of both languages mean, in one table.
import { type Language, languages } from '#domain/languages.ts';
import { listsOf } from '#language/words/lists.ts';
import {
  type Phrase,
  type PhraseMatch,
  PhraseTable,
  phrasesFor,
} from '#language/words/phrase-table.ts';
import { strengthPhrases } from '#language/words/strength-words.ts';
import type { Piece } from '#language/words/vocabulary.ts';
import { type Association, associationPieces, associations } from './associations.ts';
import { brands } from './brands.ts';
import { type Concept, conceptPieces, concepts } from './concepts.ts';
import { type Diet, dietPieces, diets } from './diets.ts';
import { guestPieces, type Quality, qualities, qualityPieces } from './qualities.ts';
import { smallTalk } from './small-talk.ts';
import { superlativePieces, superlatives } from './superlatives.ts';

const nicknames = listsOf('wishes/nicknames');
const offTopic = listsOf('wishes/off-topic', ['off-topic']);

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
  ...concepts.flatMap((concept) => inBoth({ kind: 'concept', concept }, conceptPieces, concept)),
  ...qualities.flatMap((quality) => inBoth({ kind: 'quality', quality }, qualityPieces, quality)),
  ...qualities.flatMap((quality) =>
    inBoth({ kind: 'quality', quality, isGuestWord: true }, guestPieces, quality),
  ),
  ...superlatives.flatMap((quality) => inBoth(mostOf(quality), superlativePieces, quality)),
  ...strengthPhrases<Meaning>('strong', { kind: 'strength', strength: 1 }),
  ...strengthPhrases<Meaning>('light', { kind: 'strength', strength: -1 }),
  ...strengthPhrases<Meaning>('medium', { kind: 'strength', strength: 0 }),
  ...strengthPhrases<Meaning>('alcoholFree', { kind: 'alcoholFree' }),
  ...inBoth({ kind: 'favourite' }, smallTalk.pieces, 'favourites'),
  ...inBoth({ kind: 'offTopic' }, offTopic.pieces, 'off-topic'),
  ...languages.flatMap((language) =>
    nicknames.keys.flatMap((drink) =>
      phrasesFor<Meaning>(nicknames.pieces(drink, language), { kind: 'nickname', drink }, language),
    ),
  ),
  ...associations.flatMap((association) =>
    inBoth({ kind: 'association', association }, associationPieces, association),
  ),
  ...brands.flatMap(({ patterns, concepts: of, isAlcoholFree }): Phrase<Meaning>[] => [
    ...of.map((concept) => ({ patterns, meaning: { kind: 'concept' as const, concept } })),
    ...(isAlcoholFree ? [{ patterns, meaning: { kind: 'alcoholFree' as const } }] : []),
  ]),
  ...diets.flatMap((diet) => inBoth({ kind: 'diet', diet }, dietPieces, diet)),
];

/** The most of a quality; of strength it is the strength itself. */
function mostOf(quality: Quality): Meaning {
  if (quality === 'strong') return { kind: 'strength', strength: 1, isMost: true };
  if (quality === 'light') return { kind: 'strength', strength: -1, isMost: true };
  return { kind: 'quality', quality, isMost: true };
}

/** The phrases of one meaning in each language. */
function inBoth<K>(
  meaning: Meaning,
  piecesOf: (key: K, language: Language) => readonly Piece[],
  key: K,
): Phrase<Meaning>[] {
  return languages.flatMap((language) => phrasesFor(piecesOf(key, language), meaning, language));
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
