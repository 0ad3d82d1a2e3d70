import { type Language, languages } from '#domain/languages.ts';
import { type Lists, listsOf } from '#language/words/lists.ts';
import {
  type Phrase,
  type PhraseMatch,
  PhraseTable,
  phrasesFor,
} from '#language/words/phrase-table.ts';
import { strengthPhrases } from '#language/words/strength-words.ts';
import type { Association } from './associations.ts';
import { brands } from './brands.ts';
import { type Concept, concepts } from './concepts.ts';
import { type Diet, diets } from './diets.ts';
import { attributes, type Quality, tastes } from './qualities.ts';
import { smallTalk } from './small-talk.ts';
import { superlatives } from './superlatives.ts';

/** Light is -1, strong 1. */
export type Strength = -1 | 0 | 1;

export type Meaning =
  | { kind: 'concept'; concept: Concept }
  | { kind: 'quality'; quality: Quality; isMost?: true; isGuestWord?: true }
  | { kind: 'strength'; strength: Strength; isMost?: true }
  | { kind: 'alcoholFree' }
  | { kind: 'diet'; diet: Diet }
  /** Suggests other wants: sushi, Riesling. */
  | { kind: 'association'; association: Association }
  /** A drink by its nickname, or by a person known for it. */
  | { kind: 'nickname'; drink: string }
  /** Asks for other guests' favourites. */
  | { kind: 'favourite' }
  /** Questions for other services. Recognised so that no drink is guessed from them. */
  | { kind: 'offTopic' };

/** In the order of the meanings of an ambiguous word. */
export const meaningPhrases: readonly Phrase<Meaning>[] = [
  ...phrasesIn(listsOf('wishes/concepts', concepts), (concept) => ({ kind: 'concept', concept })),
  ...phrasesIn(listsOf('wishes/qualities', tastes), qualityOf),
  ...phrasesIn(listsOf('wishes/attributes', attributes), qualityOf),
  ...phrasesIn(listsOf<Quality>('wishes/guest-words'), (quality) => ({
    ...qualityOf(quality),
    isGuestWord: true,
  })),
  ...phrasesIn(listsOf('wishes/superlatives', superlatives), mostOf),
  ...strengthPhrases<Meaning>('strong', { kind: 'strength', strength: 1 }),
  ...strengthPhrases<Meaning>('light', { kind: 'strength', strength: -1 }),
  ...strengthPhrases<Meaning>('medium', { kind: 'strength', strength: 0 }),
  ...strengthPhrases<Meaning>('alcoholFree', { kind: 'alcoholFree' }),
  ...languages.flatMap((language) =>
    phrasesFor<Meaning>(smallTalk.pieces('favourites', language), { kind: 'favourite' }, language),
  ),
  ...phrasesIn(listsOf('wishes/off-topic', ['off-topic']), () => ({ kind: 'offTopic' })),
  ...phrasesIn(listsOf('wishes/nicknames'), (drink) => ({ kind: 'nickname', drink })),
  ...phrasesIn(listsOf<Association>('wishes/associations'), (association) => ({
    kind: 'association',
    association,
  })),
  ...brands.flatMap(({ patterns, concepts: of, isAlcoholFree }): Phrase<Meaning>[] => [
    ...of.map((concept) => ({ patterns, meaning: { kind: 'concept' as const, concept } })),
    ...(isAlcoholFree ? [{ patterns, meaning: { kind: 'alcoholFree' as const } }] : []),
  ]),
  ...phrasesIn(listsOf('wishes/diets', diets), (diet) => ({ kind: 'diet', diet })),
];

function qualityOf(quality: Quality) {
  return { kind: 'quality' as const, quality };
}

/** The most of a quality. The most of "strong" is the strength itself. */
function mostOf(quality: Quality): Meaning {
  if (quality === 'strong') return { kind: 'strength', strength: 1, isMost: true };
  if (quality === 'light') return { kind: 'strength', strength: -1, isMost: true };
  return { kind: 'quality', quality, isMost: true };
}

function phrasesIn<K extends string>(
  lists: Lists<K>,
  meaningOf: (key: K) => Meaning,
): Phrase<Meaning>[] {
  return lists.keys.flatMap((key) => {
    const meaning = meaningOf(key);
    return languages.flatMap((language) =>
      phrasesFor(lists.pieces(key, language), meaning, language),
    );
  });
}

const table = new PhraseTable(meaningPhrases);

/** The longest phrase. `spoken`: the language around the token. */
export function lookUp(
  tokens: readonly string[],
  from: number,
  spoken?: Language,
): PhraseMatch<Meaning> | undefined {
  const match = table.at(tokens, from, spoken);
  return match && { ...match, meanings: match.meanings.filter(isNotRepeated) };
}

/** A quality counts once, even if two of its patterns match. */
function isNotRepeated(meaning: Meaning, at: number, all: readonly Meaning[]): boolean {
  if (meaning.kind !== 'quality') return true;
  return at === all.findIndex((one) => one.kind === 'quality' && one.quality === meaning.quality);
}
