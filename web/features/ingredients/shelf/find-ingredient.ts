import type { IngredientWords } from '#domain/ingredients/shelves.ts';
import { fold } from '#domain/text/text.ts';
import { editDistance, typosAllowed } from '#domain/text/typos.ts';

export interface FoundIngredient {
  ingredientId: string;
  /** The brand or other name that was found; undefined where it was a name. */
  alias: string | undefined;
}

interface Called {
  ingredientId: string;
  text: string;
  words: string[];
  isName: boolean;
}

/** The words of a name as they are compared: in lower case, without diacritics and apostrophes. */
function plainWords(text: string): string[] {
  return fold(text)
    .replaceAll(/['’‘`´]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** Finds ingredients by the beginning of what they are called, the best match first. */
export class IngredientFinder {
  readonly #called: readonly Called[];

  constructor(ingredients: readonly IngredientWords[]) {
    this.#called = ingredients.flatMap(({ ingredientId, names, aliases }) =>
      [...names, ...aliases].map((text, n) => ({
        ingredientId,
        text,
        words: plainWords(text),
        isName: n < names.length,
      })),
    );
  }

  /** Misspelt words are forgiven where nothing is spelt like this. */
  find(query: string): FoundIngredient[] {
    const words = plainWords(query);
    if (words.length === 0) return [];
    const found = this.#ranked((called) => rankOf(called.words, words));
    return found.length ? found : this.#ranked((called) => typosIn(called.words, words));
  }

  #ranked(rank: (called: Called) => number | undefined): FoundIngredient[] {
    const best = new Map<string, { called: Called; rank: number }>();
    for (const called of this.#called) {
      const own = rank(called);
      if (own === undefined) continue;
      // A name counts more than a brand that matches as well.
      const weighed = own + (called.isName ? 0 : 0.5);
      const before = best.get(called.ingredientId);
      if (!before || weighed < before.rank) {
        best.set(called.ingredientId, { called, rank: weighed });
      }
    }
    return [...best.values()]
      .sort((a, b) => a.rank - b.rank || a.called.text.length - b.called.text.length)
      .map(({ called: { ingredientId, text, isName } }) => ({
        ingredientId,
        alias: isName ? undefined : text,
      }));
  }
}

/** 0: the very words; 1: begins with them; 2: has all of them; 3: begins like them; 4: has such words. */
function rankOf(called: readonly string[], words: readonly string[]): number | undefined {
  const isLike = words.every((word) => called.some((one) => one.startsWith(word)));
  if (!isLike) return undefined;
  const begins = words.every((word, n) => called[n] === word);
  if (begins) return called.length === words.length ? 0 : 1;
  if (words.every((word) => called.includes(word))) return 2;
  return words.every((word, n) => called[n]?.startsWith(word)) ? 3 : 4;
}

/** How many typos there are; undefined where the words are other ones. */
function typosIn(called: readonly string[], words: readonly string[]): number | undefined {
  let typos = 0;
  for (const word of words) {
    const max = typosAllowed(word.length);
    const least = Math.min(
      ...called.map((one) =>
        Math.min(editDistance(word, one, max), editDistance(word, one.slice(0, word.length), max)),
      ),
    );
    if (least > max) return undefined;
    typos += least;
  }
  return typos;
}
