import { listsOf } from '#language/words/lists.ts';

const lists = listsOf('safety/clauses', [
  'negators',
  'negatorFillers',
  'connectives',
  'splits',
  'listWords',
  'free',
  'without',
  'withoutFillers',
  'articles',
  'pronouns',
  'remedies',
  'conditions',
  'contrasts',
  'answers',
  'unreal',
  'prepositions',
  'doers',
  'anything',
  'with',
  'causes',
  'unwilling',
  'wishes',
]);

export const clauseWords = lists.words;
