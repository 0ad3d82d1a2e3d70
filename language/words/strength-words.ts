import { languages } from '#domain/languages.ts';
import { listsOf } from './lists.ts';
import { type Phrase, phrasesFor } from './phrase-table.ts';

const strengths = ['strong', 'light', 'medium', 'alcoholFree'] as const;
const lists = listsOf('words/strengths', strengths);

export function strengthPhrases<M>(strength: (typeof strengths)[number], meaning: M): Phrase<M>[] {
  return languages.flatMap((language) =>
    phrasesFor(lists.pieces(strength, language), meaning, language),
  );
}
