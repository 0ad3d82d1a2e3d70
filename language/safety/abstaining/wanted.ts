// Explicit wishes for alcohol: "alcohol yes", "it tastes of nothing to me, but I want to be merry".

import { clauseWords } from '#language/safety/clauses.ts';
import { listsOf } from '#language/words/lists.ts';
import { Templates, templatesOf } from '#language/words/templates.ts';
import { marks } from '#language/words/tokenize.ts';
import { isOther } from './subjects.ts';

const wanted = new Templates(templatesOf(listsOf('safety/wanted', ['alcohol', 'merriment'])));
const denials = new Set([...clauseWords('without'), ...clauseWords('unwilling')]);
const deniedWithin = 4;

/** False where the text mentions somebody else, who may want the alcohol. */
export function wantsAlcohol(tokens: readonly string[]): boolean {
  if (tokens.some(isOther)) return false;
  return wanted.find(tokens).some(({ from, to, meaning }) => {
    // "I want to be merry without alcohol".
    if (meaning === 'merriment') return !tokens.some((token) => denials.has(token));
    const next = tokens[to] ?? '.';
    // "Alcohol yes or no?"
    if (!marks.has(next) || next === '?') return false;
    const before = tokens.slice(Math.max(0, from - deniedWithin), from);
    return !before.slice(before.lastIndexOf(',') + 1).some((token) => denials.has(token));
  });
}
