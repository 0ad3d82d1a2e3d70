// Which language the words of a query are in, clause by clause.
import type { Language } from '#domain/languages.ts';
import { fold } from '#domain/text.ts';
import { isCommonIn } from './common-words.ts';
import { marks } from './tokenize.ts';

/** Letters of Slovak that loanwords on an English menu do not have. */
const slovakLetters = /[áíýčďľĺňôŕšťž]/i;

/**
 * The language of each token; none where nothing tells. Common words and Slovak letters do; a clause
 * that has none follows the rest of the query, and where they contradict, the guest's own language.
 */
export function spokenLanguages(
  text: string,
  tokens: readonly string[],
  own: Language,
): Language[] {
  const accented = new Set(
    text
      .split(/[^\p{L}]+/u)
      .filter((word) => slovakLetters.test(word))
      .map(fold),
  );
  const evidence = tokens.map((token) => {
    const isEnglish = isCommonIn('en', token);
    const isSlovak = isCommonIn('sk', token) || accented.has(token);
    return isEnglish === isSlovak ? 0 : isSlovak ? 1 : -1;
  });
  if (evidence.every((value) => value === 0)) return [];
  const whole = sum(evidence) * 0.5 + (own === 'sk' ? 0.25 : -0.25);
  const languages: Language[] = [];
  let start = 0;
  tokens.forEach((token, at) => {
    const isLast = at === tokens.length - 1;
    if (!isLast && !marks.has(token)) return;
    const leaning = sum(evidence.slice(start, at + 1)) + whole;
    for (; start <= at; start++) languages.push(leaning > 0 ? 'sk' : 'en');
  });
  return languages;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
