import en from '#language/vocabulary/words/en/drink-kinds.json' with { type: 'json' };
import sk from '#language/vocabulary/words/sk/drink-kinds.json' with { type: 'json' };
import { type Phrase, phrasesFor } from '#language/notation/phrase-table.ts';

export type DrinkKind = keyof typeof en;
export const drinkKinds = Object.keys(en) as DrinkKind[];

/** The phrases of both languages for a category or a method of drinks, each with this meaning. */
export function kindPhrases<M>(kind: DrinkKind, meaning: M): Phrase<M>[] {
  return [en, sk].flatMap((words) => phrasesFor(words[kind], meaning));
}
