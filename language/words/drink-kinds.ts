import { listsOf } from './lists.ts';
import { type Phrase, phrasesFor } from './phrase-table.ts';

export const drinkKinds = [
  'sours',
  'highballs',
  'stirred',
  'fizzes',
  'spritzes',
  'tropical',
  'juleps',
  'creamy',
  'hot',
  'shots',
  'ai-generated',
  'non-alcoholic',
  'medium',
  'shake',
  'stir',
  'blend',
  'layer',
] as const;

const lists = listsOf('words/drink-kinds', drinkKinds);

export function kindPhrases<M>(kind: (typeof drinkKinds)[number], meaning: M): Phrase<M>[] {
  return phrasesFor(lists.pieces(kind), meaning);
}
