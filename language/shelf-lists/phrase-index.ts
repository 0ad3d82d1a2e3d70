import { shelves } from '#catalogue/files.ts';
import type { IngredientIndex } from '#catalogue/ingredient-index.ts';
import type { Lists } from '#language/words/lists.ts';
import { spelt } from '#language/words/spellings.ts';
import { wordsIn } from '#language/words/tokenize.ts';
import { WordIndex } from '#language/words/word-index.ts';
import { ingredientWords, listWords, makersOf, sameWords } from './ingredient-words.ts';

const makers = meaningOf(makersOf);
const noise = new Set([...listWords.words('noise'), ...makers.keys()]);
const weak = listWords.words('weak');
const same = meaningOf(sameWords);

function meaningOf(lists: Lists<string>): ReadonlyMap<string, string> {
  return new Map(
    lists.keys.flatMap((key) => Array.from(lists.words(key), (word) => [word, key] as const)),
  );
}

const raw = new Set(['fruits', 'herbs', 'spices', 'pantry']);

const famous = new Map(shelves.flatMap(({ adds }) => adds).map((id, n) => [id, n]));

const grades = { exact: 0, inflected: 1, misspelt: 2 } as const;
type Grade = (typeof grades)[keyof typeof grades];

interface Phrase {
  ingredient: number;
  words: readonly string[];
  isName: boolean;
}

interface Fit {
  ingredient: number;
  isWhole: boolean;
  covered: ReadonlySet<number>;
  grade: Grade;
  phraseLength: number;
  isName: boolean;
  share: number;
}

/** Finds ingredients by any of their names: inflected, misspelt, in any order. */
export class PhraseIndex {
  readonly #ids: readonly string[];
  readonly #categories: ReadonlyMap<string, string>;
  readonly #phrases: readonly Phrase[];
  readonly #words: WordIndex;
  /** Words that may stand beside an ingredient's phrase: its own names and its parents'. */
  readonly #own: readonly ReadonlySet<string>[];
  readonly #meanings = new Map<string, ReadonlyMap<number, Grade>>();

  constructor(ingredients: IngredientIndex) {
    const { list } = ingredients;
    this.#ids = list.map(({ id }) => id);
    this.#categories = new Map(list.map(({ id, category }) => [id, category]));
    const called = ingredientWords(list);
    this.#phrases = called.flatMap(({ names, aliases }, ingredient) =>
      [...names, ...aliases].map((text, n) => ({
        ingredient,
        words: plain(wordsIn(text)),
        isName: n < names.length,
      })),
    );
    this.#words = new WordIndex(this.#phrases.map(({ words }) => words));
    this.#own = list.map((_, ingredient) => {
      const line = [...ingredients.lineage(ingredient)];
      const texts = line.flatMap((one) => called[one]?.names ?? []);
      const aliases = called[ingredient]?.aliases ?? [];
      return new Set(plain(wordsIn([...texts, ...aliases].join(' '))));
    });
  }

  hasContent(words: readonly string[]): boolean {
    return words.some((word) => !isNoise(word));
  }

  /** Best first. "Monin vanilla" omits that it is a syrup. */
  find(text: readonly string[]): { ingredientIds: string[]; isSure: boolean } {
    const as = this.#find(text);
    const what = text.flatMap((word) => makers.get(word) ?? [])[0];
    if (!what || plain(text).includes(what)) return as;
    const ofMaker = this.#find([...text, what]);
    if (ofMaker.isSure) return ofMaker;
    // Makers of syrups sell no strawberries.
    if (as.isSure && !raw.has(this.#categories.get(as.ingredientIds[0] ?? '') ?? '')) return as;
    const ingredientIds = [...new Set([...ofMaker.ingredientIds, ...as.ingredientIds])];
    return { ingredientIds, isSure: false };
  }

  #find(text: readonly string[]): { ingredientIds: string[]; isSure: boolean } {
    const words = plain(text);
    const content = new Set(words.flatMap((_, n) => (isNoise(text[n] ?? '') ? [] : n)));
    const count = ({ covered }: Fit) => [...covered].filter((n) => content.has(n)).length;
    const tells = (fit: Fit) =>
      fit.isWhole || [...fit.covered].some((n) => content.has(n) && !weak.has(text[n] ?? ''));
    const fits = this.#fits(words)
      .filter(tells)
      .sort(
        (a, b) =>
          Number(b.isWhole) - Number(a.isWhole) ||
          count(b) - count(a) ||
          a.grade - b.grade ||
          b.covered.size - a.covered.size ||
          b.phraseLength * Number(b.isWhole) - a.phraseLength * Number(a.isWhole) ||
          Number(b.isName) - Number(a.isName) ||
          b.share - a.share ||
          fame(this.#ids[a.ingredient]) - fame(this.#ids[b.ingredient]),
      );
    const [best, next] = fits;
    if (!best) return { ingredientIds: [], isSure: false };
    const likely = fits.filter((fit) => fit.isWhole || count(fit) === count(best));
    const isTied =
      next?.isWhole &&
      count(next) === count(best) &&
      next.grade === best.grade &&
      next.covered.size === best.covered.size &&
      next.phraseLength === best.phraseLength &&
      next.isName === best.isName;
    const isSure =
      best.isWhole && best.grade < grades.misspelt && count(best) === content.size && !isTied;
    return { ingredientIds: likely.map(({ ingredient }) => this.#ids[ingredient] ?? ''), isSure };
  }

  /** For a list without separators. Undefined where some words match nothing. */
  segments(text: readonly string[]): { words: string[]; ingredientId: string }[] | undefined {
    const found: { words: string[]; ingredientId: string }[] = [];
    for (let from = 0; from < text.length; ) {
      let length = 0;
      for (let to = Math.min(text.length, from + 6); to > from && !length; to--) {
        const words = text.slice(from, to);
        const { ingredientIds, isSure } = this.find(words);
        if (!isSure || !this.hasContent(words)) continue;
        length = to - from;
        found.push({ words, ingredientId: ingredientIds[0] ?? '' });
      }
      if (!length && !isNoise(text[from] ?? '')) return undefined;
      from += Math.max(length, 1);
    }
    return found.length > 1 ? found : undefined;
  }

  #fits(words: readonly string[]): Fit[] {
    const found = new Map<number, Map<string, { at: number; grade: Grade }>>();
    words.forEach((word, at) => {
      for (const [meant, grade] of this.#meaningsOf(word)) {
        const text = this.#words.word(meant);
        for (const phrase of this.#words.textsWith(meant)) {
          const matched = found.get(phrase) ?? new Map();
          found.set(phrase, matched);
          if ((matched.get(text)?.grade ?? 9) > grade) matched.set(text, { at, grade });
        }
      }
    });
    const best = new Map<number, Fit>();
    for (const [number, matched] of found) {
      const phrase = this.#phrases[number];
      if (!phrase) continue;
      const fit = this.#fitOf(phrase, matched, words);
      const before = best.get(phrase.ingredient);
      if (!before || isBetter(fit, before)) best.set(phrase.ingredient, fit);
    }
    return [...best.values()];
  }

  #fitOf(
    { ingredient, words: phrase, isName }: Phrase,
    matched: ReadonlyMap<string, { at: number; grade: Grade }>,
    words: readonly string[],
  ): Fit {
    const places = [...matched.values()];
    const covered = new Set(places.map(({ at }) => at));
    const isWhole = phrase.every((word) => matched.has(word)) && covered.size === phrase.length;
    const own = this.#own[ingredient];
    words.forEach((word, n) => {
      for (const [meant, grade] of this.#meaningsOf(word)) {
        if (grade < grades.misspelt && own?.has(this.#words.word(meant))) covered.add(n);
      }
    });
    return {
      ingredient,
      isWhole,
      covered,
      grade: Math.max(...places.map(({ grade }) => grade)) as Grade,
      phraseLength: phrase.length,
      isName,
      share: matched.size / phrase.length,
    };
  }

  #meaningsOf(word: string): ReadonlyMap<number, Grade> {
    const known = this.#meanings.get(word);
    if (known) return known;
    const meanings = new Map<number, Grade>();
    const exact = this.#words.exact(word);
    for (const one of exact) meanings.set(one, grades.exact);
    for (const one of this.#words.inflected(word, exact.length > 0)) {
      if (!meanings.has(one)) meanings.set(one, grades.inflected);
    }
    if (!meanings.size && !noise.has(word)) {
      for (const one of this.#words.misspelt(word).words) meanings.set(one, grades.misspelt);
    }
    if (this.#meanings.size > 5_000) this.#meanings.clear();
    this.#meanings.set(word, meanings);
    return meanings;
  }
}

function isBetter(one: Fit, other: Fit): boolean {
  if (one.isWhole !== other.isWhole) return one.isWhole;
  if (one.covered.size !== other.covered.size) return one.covered.size > other.covered.size;
  if (one.grade !== other.grade) return one.grade < other.grade;
  if (one.isWhole && one.phraseLength !== other.phraseLength) {
    return one.phraseLength > other.phraseLength;
  }
  if (one.isName !== other.isName) return one.isName;
  return one.share > other.share;
}

function plain(words: readonly string[]): string[] {
  return words.map((word) => same.get(word) ?? spelt(word));
}

/** Lower for more common ingredients: of several rums, white rum is the likeliest. */
function fame(id = ''): number {
  return famous.get(id) ?? famous.size;
}

/** Numbers and words such as "bottle" count only within a name. */
function isNoise(word: string): boolean {
  return noise.has(word) || /^[\d.%]+(?:yo|y|r)?$/.test(word);
}
