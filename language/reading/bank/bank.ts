import { type Language, languages } from '#domain/languages.ts';
import {
  type Preference,
  preferenceClauses,
  preferenceIn,
} from '#language/lexicon/associations.ts';
import { commonWords } from '#language/words/common-words.ts';
import { listsOf } from '#language/words/lists.ts';
import { sentencesOf } from '#language/words/sentences.ts';
import { wordsIn } from '#language/words/tokenize.ts';
import { readFacts } from '#language/words/vocabulary.ts';
import { NgramIndex, type WeighedWords } from './ngram-index.ts';

/** The topic of a list of utterances: "cold-and-wet". */
export type Gist = string;

/** The hint of a gist. Empty where its utterances leave the choice open. */
export interface Hint extends Preference {
  isAlcoholFree: boolean;
  isOffTopic: boolean;
}

export interface Utterance {
  text: string;
  language: Language;
  gist: Gist;
  /** Shared by utterances from one line with slots. */
  seed: number;
}

export interface Guess {
  gist: Gist;
  share: number;
  similarity: number;
}

const voters = 9;
const commonWeight = 0.5;

const hints = new Map(
  Array.from(
    readFacts('facts/bank.txt', [...preferenceClauses, 'alcohol-free', 'off-topic']),
    ([gist, facts]): [Gist, Hint] => [
      gist,
      {
        ...preferenceIn(facts),
        isAlcoholFree: facts.has('alcohol-free'),
        isOffTopic: facts.has('off-topic'),
      },
    ],
  ),
);

export function hintOf(gist: Gist): Hint {
  const hint = hints.get(gist);
  if (!hint) throw new Error(`facts/bank.txt: ${gist} is missing`);
  return hint;
}

export function utterances(): Utterance[] {
  const lists = listsOf<Gist>('wishes/bank');
  let seed = 0;
  return languages.flatMap((language) =>
    lists.keys.flatMap((gist) =>
      lists.pieces(gist, language).flatMap((piece) => {
        seed++;
        return sentencesOf(piece).map((text) => ({ text, language, gist, seed }));
      }),
    ),
  );
}

export class Bank {
  readonly #utterances: readonly Utterance[];
  readonly #index: NgramIndex;

  constructor(all: readonly Utterance[]) {
    this.#utterances = all;
    this.#index = new NgramIndex(all.map(({ text }) => weighed(text)));
  }

  guess(query: string, leftOut?: number): Guess | undefined {
    const nearest = this.#nearestSeeds(query, leftOut);
    const votes = new Map<Gist, number>();
    let total = 0;
    for (const [{ gist }, similarity] of nearest) {
      votes.set(gist, (votes.get(gist) ?? 0) + similarity ** 2);
      total += similarity ** 2;
    }
    const [best] = [...votes].sort(([, a], [, b]) => b - a);
    if (!best || total === 0) return undefined;
    const [gist, votesFor] = best;
    return { gist, share: votesFor / total, similarity: nearest[0]?.[1] ?? 0 };
  }

  #nearestSeeds(query: string, leftOut: number | undefined): [Utterance, number][] {
    const bySeed = new Map<number, [Utterance, number]>();
    this.#index.similarities(weighed(query)).forEach((similarity, n) => {
      const utterance = this.#utterances[n];
      if (!utterance || similarity === 0 || utterance.seed === leftOut) return;
      if (similarity > (bySeed.get(utterance.seed)?.[1] ?? 0)) {
        bySeed.set(utterance.seed, [utterance, similarity]);
      }
    });
    return [...bySeed.values()].sort(([, a], [, b]) => b - a).slice(0, voters);
  }
}

function weighed(text: string): WeighedWords {
  return wordsIn(text).map((word) => [word, commonWords.has(word) ? commonWeight : 1]);
}

let bank: Bank | undefined;

export function theBank(): Bank {
  bank ??= new Bank(utterances());
  return bank;
}
