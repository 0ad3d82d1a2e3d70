// The search index of a menu: the profiles of its drinks and the words of their texts. The words belong
// to the drinks, which menus share: an inverted index of each menu would take a megabyte per bar.

import { editDistance, typosAllowed } from '#domain/text/typos.ts';
import type { DrinkNames } from '#language/names/drink-names.ts';
import { type Profile, profileOf } from '#language/profiles/profile.ts';
import type { RecipeDrink } from '#language/profiles/recipe.ts';
import type { Subject } from '#language/reading/intent.ts';
import { stemOf } from '#language/words/stems.ts';
import { tokenize } from '#language/words/tokenize.ts';
import { amountOf } from './score.ts';

/** A drink as the search knows it, shared by all menus that it is on. */
export interface SearchEntry {
  profile: Profile;
  /** The stems of its texts, each with its weight. */
  words: ReadonlyMap<string, number>;
}

/** The weight of a word by the field that it is in. */
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

/** A drink whose text has a word, by its number in the menu. */
interface Posting {
  drink: number;
  weight: number;
}

export class MenuIndex {
  readonly profiles: readonly Profile[];
  /** The drinks that a guest may name, served here or not. */
  readonly names: DrinkNames;
  /** The ids of the drinks that the bar's owner features. */
  readonly featured: ReadonlySet<string>;
  /** The ids of all drinks that are served here, of which a guest may leave some out. */
  readonly served: ReadonlySet<string>;
  readonly #entries: readonly SearchEntry[];
  readonly #words: readonly SearchEntry['words'][];
  /** All words by their first letters, for misspelt ones. */
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

  /** The same menu with these of its drinks alone. */
  within(ids: ReadonlySet<string>): MenuIndex {
    const entries = this.#entries.filter(({ profile }) => ids.has(profile.id));
    return new MenuIndex(entries, this.names, this.featured, this.served);
  }

  /**
   * How well the texts of each drink match these words, 0 to 1 (BM25 without length, which says
   * nothing about drinks), how many of the words any text has, and how many a name or an ingredient.
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

  /** How much a want counts by how few drinks meet it: about 1, more for what is rare here. */
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

  /** Whether a word stands in the text of any drink. */
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
