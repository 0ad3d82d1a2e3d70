import { clauseWords } from '#language/safety/clauses.ts';
import type { Mention } from '#language/safety/substances.ts';
import { marks } from '#language/words/tokenize.ts';

const listWords = clauseWords('listWords');
const without = clauseWords('without');
const withoutFillers = clauseWords('withoutFillers');
const withWords = clauseWords('with');
const free = clauseWords('free');
const answers = clauseWords('answers');
const articles = clauseWords('articles');

/** "No milk", "bez orechov alebo vajec", "dairy free". */
export function isRefused(
  tokens: readonly string[],
  { from, to }: Mention,
  all: readonly Mention[],
): boolean {
  // "Dairy free", but not "nothing alcohol free".
  if (free.has(tokens[to] ?? '')) return !without.has(tokens[beforeArticle(tokens, from)] ?? '');
  // "Eggs? No."
  if (/^[?:]$/.test(tokens[to] ?? '') && answers.has(tokens[to + 1] ?? '')) return true;
  // "Bez alkoholu nechcem" refuses alcohol-free drinks.
  if (without.has(tokens[to] ?? '') && isEnd(tokens[to + 1])) return false;
  let isWith = false;
  let isAnotherWish = false;
  for (let at = from - 1; at >= Math.max(0, from - 8); at--) {
    const token = tokens[at] ?? '';
    if (without.has(token)) {
      // "No sugar, with egg white", but "nothing with milk, with eggs".
      if (isAnotherWish && !withWords.has(tokens[at + 1] ?? '')) return false;
      return !isDoubled(tokens, at);
    }
    const isPart = all.some((one) => one.from <= at && at < one.to);
    if (!isPart && !withoutFillers.has(token) && !listWords.has(token) && token !== ',')
      return false;
    isAnotherWish ||= isWith && (isPart || token === ',');
    isWith = withWords.has(token);
  }
  return false;
}

/** "Nič bez alkoholu", "nie tú bez alkoholu". */
function isDoubled(tokens: readonly string[], at: number): boolean {
  return without.has(tokens[beforeArticle(tokens, at)] ?? '') && tokens[at] !== 'no';
}

function isEnd(token: string | undefined): boolean {
  return token === undefined || marks.has(token);
}

function beforeArticle(tokens: readonly string[], at: number): number {
  return articles.has(tokens[at - 1] ?? '') ? at - 2 : at - 1;
}
