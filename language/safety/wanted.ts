// Who says that there should be alcohol: "alcohol yes", "nech je cítiť alkohol".

import { listsOf } from '#language/words/lists.ts';
import { Templates, templatesOf } from '#language/words/templates.ts';
import { clauseWords } from './clauses.ts';
import { isOther } from './subjects.ts';

const connectives = clauseWords('connectives');
const wanted = new Templates(templatesOf(listsOf('safety/wanted', ['wanted'])), connectives);
const denials = new Set([...clauseWords('without'), ...clauseWords('unwilling')]);
const asked = new Set(['?', 'or', 'alebo', 'ci']);
const deniedWithin = 4;

/** Not where somebody else is spoken of: the alcohol may be that one's. */
export function wantsAlcohol(tokens: readonly string[]): boolean {
  if (tokens.some(isOther)) return false;
  return wanted.find(tokens).some(({ from, to }) => {
    // "Alcohol yes or no?"
    if (asked.has(tokens[to] ?? '')) return false;
    const before = tokens.slice(Math.max(0, from - deniedWithin), from);
    return !before.slice(before.lastIndexOf(',') + 1).some((token) => denials.has(token));
  });
}
