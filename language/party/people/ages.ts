// Ages of children whom guests bring: "my son (22)" is an adult, "my son (9)" is a child.
import { type Language, languages } from '#domain/languages.ts';
import { fold } from '#domain/text/text.ts';
import { listsOf, numbersOf } from '#language/words/lists.ts';
import { isOneOf, writtenIn } from './words.ts';

const adultFrom = 18;

const lists = listsOf('party/ages', [
  'is',
  'years',
  'months',
  'adult',
  'grownUp',
  'grownUps',
  'minor',
  'minors',
]);
const numbers = numbersOf('party/adult-ages');
const spelt = listsOf('party/adult-ages');
const inWords = spelt.keys.flatMap((key) => spelt.pieces(key).map(({ text }) => text));

function anyOf(words: readonly string[]): string {
  const spellings = [...new Set(words.flatMap((word) => [word, fold(word)]))];
  const longestFirst = spellings.sort((a, b) => b.length - a.length);
  return `(?:${longestFirst.map((word) => word.replaceAll(' ', String.raw`[\s-]+`)).join('|')})`;
}

const listed = (key: (typeof lists.keys)[number]) =>
  anyOf(lists.pieces(key).map(({ text }) => text));

const children = languages.flatMap((language) => writtenIn('child', language));
const ofSlovak = new Set(writtenIn('child', 'sk').map(fold));
const isMany = (word: string) => isOneOf(fold(word), 'manyChildren');
const child = String.raw`(?<!\p{L})(${anyOf(children)})(?!\p{L})`;
const age = String.raw`(?<![\d.,])(?:\d{1,2}|${anyOf(inWords)})(?![\d\p{L}]|[.,]\d)`;
const years = String.raw`(?:[\s-]*${listed('years')}(?!\p{L})\.?)`;
const noMonths = String.raw`(?!\s*${listed('months')}(?!\p{L}))`;
/** Between a child and an age: a bracket, a word, a comma or nothing. */
const opening = String.raw`(\s*\(\s*|\s*,?\s+${listed('is')}\s+|\s*[,:–-]\s*|\s+)(?:${listed('is')}\s+)?`;
const closing = String.raw`(\s*\))?`;
/** After an age. Without it, the number could count drinks. */
const behind = String.raw`(?=\s*(?:[,.;:!?)–\n-]|$|(?:and|a|wants|would|chce|by)(?!\p{L})))`;

const several = new RegExp(
  String.raw`${child}${opening}(${age}(?:\s*(?:,|&|\+|and|a)\s*${age})+)${noMonths}(${years})?${closing}`,
  'giu',
);
const one = new RegExp(
  `${child}${opening}(${age})${noMonths}(?:(${years})|(${behind}))?${closing}`,
  'giu',
);
const before = new RegExp(
  String.raw`(?<![\d.,\p{L}])(\d{1,2}|${anyOf(inWords)})[\s-]*(?:(?:years?|yrs?)[\s-]*old|yo|ro[cč]n\p{L}*)\s+${child}`,
  'giu',
);
const adult = new RegExp(String.raw`(?<!\p{L})${listed('adult')}\s+${child}`, 'giu');

export function withGrownUps(text: string): string {
  return text
    .replaceAll(adult, (_, word: string) => friends(word, isMany(word) ? Infinity : 1))
    .replaceAll(before, (whole, number: string, word: string) =>
      ageOf(number) >= adultFrom && !isMany(word) ? friends(word, 1) : whole,
    )
    .replaceAll(several, (whole, word: string, start: string, inside: string, ...more) => {
      const ages = agesIn(inside);
      const isTold = isAge(start, more);
      const grown = ages.filter((number) => number >= adultFrom).length;
      if (!isTold || grown === 0) return whole;
      const left = ages.filter((number) => number < adultFrom);
      const and = ofSlovak.has(fold(word)) ? 'a' : 'and';
      return [
        friends(word, grown),
        ...(left.length > 0
          ? [and, String(left.length), wordFor(left.length === 1 ? 'minor' : 'minors', word)]
          : []),
        ...(left.length > 0 ? [`(${left.join(', ')})`] : []),
      ].join(' ');
    })
    .replaceAll(one, (whole, word: string, start: string, number: string, ...more) =>
      !isMany(word) && isAge(start, more) && ageOf(number) >= adultFrom ? friends(word, 1) : whole,
    );
}

/** "My daughter (16)" is one child, "kids (5 and 7)" are two, "kids (3)" are three. */
export function withoutAges(text: string): string {
  return text
    .replaceAll(several, (whole, word: string, start: string, inside: string, ...more) =>
      isAge(start, more) ? `${word} ${agesIn(inside).length},` : whole,
    )
    .replaceAll(one, (whole, word: string, start: string, _number: string, ...more) =>
      !isMany(word) && isAge(start, more) ? `${word}${/[,:]/.test(start) ? ',' : ''}` : whole,
    );
}

function isAge(start: string, more: readonly unknown[]): boolean {
  const hasWord = /[(\p{L}]/u.test(start);
  return (
    hasWord || more.slice(0, -2).some((part) => part !== undefined && typeof part === 'string')
  );
}

function ageOf(number: string): number {
  return numbers.get(fold(number).replaceAll(/[\s-]+/g, ' ')) ?? Number(number);
}

function agesIn(text: string): number[] {
  return Array.from(text.matchAll(new RegExp(age, 'giu')), ([number]) => ageOf(number));
}

function friends(word: string, count: number): string {
  const name = wordFor(count === 1 ? 'grownUp' : 'grownUps', word);
  return count === 1 || count === Infinity ? name : `${count} ${name}`;
}

function wordFor(key: 'grownUp' | 'grownUps' | 'minor' | 'minors', word: string): string {
  const language: Language = ofSlovak.has(fold(word)) ? 'sk' : 'en';
  return lists.pieces(key, language)[0]?.text ?? '';
}
