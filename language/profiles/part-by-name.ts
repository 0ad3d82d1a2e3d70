import { fold } from '#domain/text/text.ts';
import { factsByConcepts } from '#language/safety/facts.ts';
import { conceptsInText } from './concepts-in-text.ts';
import type { RecipePart } from './recipe.ts';

const trim = /\b(slice|wedge|twist|peel|zest|wheel|garnish|rim|spiral|kora|platok|kolies\w*)\b/;
const alcoholFree = /alcohol free|alcohol-free|non alcoholic|non-alcoholic|nealkohol|0 ?%|zero/;

export function partByName(name: string, ml: number, pieces: number): RecipePart {
  const text = fold(name);
  const concepts = conceptsInText(text);
  return {
    name,
    concepts,
    ml,
    pieces,
    isAlcoholFreeVersion: alcoholFree.test(text),
    isPouredHot: /\bhot (?!sauce|pepper)/.test(`${text} `),
    isTrim: trim.test(text),
    facts: factsByConcepts(concepts),
  };
}
