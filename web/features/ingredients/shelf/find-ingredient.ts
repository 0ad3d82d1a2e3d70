import type { IngredientWords } from '#domain/ingredients/shelves.ts';
import { fold } from '#domain/text/text.ts';
import { editDistance, typosAllowed } from '#domain/text/typos.ts';

export interface FoundIngredient {
  ingredientId: string;
  /** The matched brand or alias; undefined if the name matched. */
  alias: string | undefined;
}

interface Called {
  ingredientId: string;
  text: string;
  words: string[];
  isName: boolean;
}

/** The words of a name in lower case, without diacritics and apostrophes. */
function plainWords(text: string): string[] {
  return fold(text)
    .replaceAll(/['’‘`´]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** Finds ingredients by the beginnings of their names, the best match first. */
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

  /** Typos are accepted where nothing else matches. */
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
      // A name counts more than an equally good brand.
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

/** 0: equal; 1: begins with the words; 2: has all of them; 3 and 4: the same with typos. */
function rankOf(called: readonly string[], words: readonly string[]): number | undefined {
  const isLike = words.every((word) => called.some((one) => one.startsWith(word)));
  if (!isLike) return undefined;
  const begins = words.every((word, n) => called[n] === word);
  if (begins) return called.length === words.length ? 0 : 1;
  if (words.every((word) => called.includes(word))) return 2;
  return words.every((word, n) => called[n]?.startsWith(word)) ? 3 : 4;
}

/** The number of typos; undefined for different words. */
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
