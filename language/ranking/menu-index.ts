// Menus share the words of their drinks. An inverted index per menu would take a megabyte per bar.

import { editDistance, typosAllowed } from '#domain/text/typos.ts';
import type { DrinkNames } from '#language/names/drink-names.ts';
import { type Profile, profileOf } from '#language/profiles/profile.ts';
import type { RecipeDrink } from '#language/profiles/recipe.ts';
import type { Subject } from '#language/reading/intent.ts';
import { stemOf } from '#language/words/stems.ts';
import { tokenize } from '#language/words/tokenize.ts';
import { amountOf } from './score.ts';

/** Shared by all menus with the drink. */
export interface SearchEntry {
  profile: Profile;
  words: ReadonlyMap<string, number>;
}

const fields = { name: 3, part: 2, description: 1 };
const saturation = 1.2;

export function entryOf(drink: RecipeDrink): SearchEntry {
  const words = new Map<string, number>();
  const count = (texts: readonly string[], weight: number) => {
    for (const word of new Set(texts.flatMap(tokenize).map(stemOf))) {
      words.set(word, (words.get(word) ?? 0) + weight);
    }
  };
  count(drink.names, fields.name);
  count(
    drink.parts.map(({ name }) => name),
    fields.part,
  );
  count([...drink.descriptions, drink.category], fields.description);
  return { profile: profileOf(drink), words };
}

interface Posting {
  drink: number;
  weight: number;
}

export class MenuIndex {
  readonly profiles: readonly Profile[];
  /** Drinks that a guest may name, including ones that are not served. */
  readonly names: DrinkNames;
  readonly featured: ReadonlySet<string>;
  /** Ids of all served drinks, before the guest's filter. */
  readonly served: ReadonlySet<string>;
  readonly #entries: readonly SearchEntry[];
  readonly #words: readonly SearchEntry['words'][];
  #byLetter: ReadonlyMap<string, readonly string[]> | undefined;
  readonly #rarities = new Map<string, number>();

  constructor(
    entries: readonly SearchEntry[],
    names: DrinkNames,
    featured: ReadonlySet<string> = new Set(),
    served?: ReadonlySet<string>,
  ) {
    this.profiles = entries.map(({ profile }) => profile);
    this.served = served ?? new Set(this.profiles.map(({ id }) => id));
    this.names = names;
    this.featured = featured;
    this.#entries = entries;
    this.#words = entries.map(({ words }) => words);
  }

  within(ids: ReadonlySet<string>): MenuIndex {
    const entries = this.#entries.filter(({ profile }) => ids.has(profile.id));
    return new MenuIndex(entries, this.names, this.featured, this.served);
  }

  /**
   * BM25 without document length. `known`: words in any text. `named`: words in a name or an
   * ingredient.
   */
  textScores(words: readonly string[]): { scores: Float64Array; known: number; named: number } {
    const scores = new Float64Array(this.profiles.length);
    let known = 0;
    let named = 0;
    let ideal = 0;
    for (const word of words) {
      const postings = this.#find(stemOf(word));
      if (!postings) continue;
      known++;
      if (postings.some(({ weight }) => weight >= fields.part)) named++;
      const idf = Math.log(1 + this.profiles.length / postings.length);
      ideal += idf;
      for (const { drink, weight } of postings) {
        scores[drink] = (scores[drink] ?? 0) + (idf * weight) / (weight + saturation);
      }
    }
    if (ideal > 0) scores.forEach((value, n) => (scores[n] = value / ideal));
    return { scores, known, named };
  }

  /** The weight of a want by its rarity on the menu: about 1, more for rare ones. */
  rarityOf(subject: Subject): number {
    const name = subject.kind === 'concept' ? subject.concept : subject.quality;
    const known = this.#rarities.get(name);
    if (known !== undefined) return known;
    const met = this.profiles.filter((profile) => amountOf(profile, subject) >= 0.4).length;
    const expected = this.profiles.length / 4;
    const rarity = Math.max(0.5, 1 + 0.5 * Math.log10(expected / Math.max(1, met)));
    this.#rarities.set(name, rarity);
    return rarity;
  }

  knows(word: string): boolean {
    return this.#find(stemOf(word)) !== undefined;
  }

  #find(stem: string): Posting[] | undefined {
    const exact = this.#postingsOf(stem);
    if (exact || stem.length < 5) return exact;
    const max = typosAllowed(stem.length);
    this.#byLetter ??= Map.groupBy(
      new Set(this.#words.flatMap((words) => [...words.keys()])),
      (word) => word[0] ?? '',
    );
    const meant = this.#byLetter
      .get(stem[0] ?? '')
      ?.find(
        (word) =>
          word.length >= 5 &&
          editDistance(stem, word, max) <= Math.min(max, typosAllowed(word.length)),
      );
    return meant === undefined ? undefined : this.#postingsOf(meant);
  }

  #postingsOf(stem: string): Posting[] | undefined {
    const postings: Posting[] = [];
    this.#words.forEach((words, drink) => {
      const weight = words.get(stem);
      if (weight !== undefined) postings.push({ drink, weight });
    });
    return postings.length ? postings : undefined;
  }
}
