// "From half past six to midnight" becomes "from 6:30 to 24:00", "an hour and a half" "1.5 hours".
import { fold } from '#domain/text/text.ts';
import { numbersOf } from '#language/words/lists.ts';
import { type DurationWords, durationWords } from './duration-words.ts';

const clockHours = numbersOf('party/clock-hours');
const numbers = numbersOf('party/duration-numbers');

function oneOf(words: Iterable<string>): string {
  const all = [...words];
  if (all.length === 0) return '(?!)';
  const longestFirst = all.map(fold).sort((a, b) => b.length - a.length);
  const spelt = longestFirst.map((word) =>
    word.replaceAll('.', String.raw`\.`).replaceAll(' ', String.raw`[\s-]+`),
  );
  return String.raw`(?<!\p{L})(?:${spelt.join('|')})(?!\p{L})`;
}

const listed = (key: DurationWords) => oneOf(durationWords.pieces(key).map(({ text }) => text));
const from = listed('from');
const to = listed('to');
const hours = `(?:${listed('hour')}|${listed('oneHour')})`;
const half = listed('half');
const minute = listed('minute');
const noon = durationWords.words('noon');
const inWords = oneOf([...clockHours.keys(), ...noon]);
const hourOf = String.raw`(${inWords}|(?<!\d)\d{1,2}(?![\d:.,]\d))`;
const count = String.raw`(${oneOf(numbers.keys())}|(?<![\d.,:])\d{1,2}(?![\d.,:]))`;
const betweenWords = Array.from(durationWords.words('between'), (words) => words.split(' '));

const rules: [RegExp, (...found: string[]) => string][] = [
  // "3½", "2 and 1/2", "1 1/2".
  [/(\d)\s*(?:(?:and|a)?\s*1\/2|½)/gu, (_, number = '') => `${number}.5`],
  [/½|(?<![\d/])1\/2(?![\d/])/gu, () => '0.5'],
  // "Pol druhej hodiny" is one and a half hours, "o pol druhej" a time.
  [
    rule(
      String.raw`(?<!(?:${listed('at')}|${from}|${to})\s+)${listed('halfTo')}\s+(${inWords})\s+${hours}`,
    ),
    (_, hour = '') => `${(clockHours.get(hour) ?? 0) - 0.5} hours`,
  ],
  [rule(String.raw`${listed('oneAndHalf')}\s+${hours}`), () => '1.5 hours'],
  // "Hodinu a pol", "two hours and a half", "three-and-a-half hours".
  [
    rule(String.raw`${count}[\s-]+${hours}\s+${half}`),
    (_, number = '') => `${countOf(number) + 0.5} hours`,
  ],
  [rule(String.raw`${listed('oneHour')}\s+${half}`), () => '1.5 hours'],
  [
    rule(String.raw`${count}[\s-]+${half}[\s-]+(?=${hours})`),
    (_, number = '') => `${countOf(number) + 0.5} `,
  ],
  [rule(listed('halfHour')), () => '0.5 hours'],
  // "2 h 30 min", "2h30", "18h30", "90 minutes".
  [
    rule(String.raw`(?<![\d:.])(\d{1,2})\s*${hours}\s*(?:(?:and|a)\s+)?(\d{1,2})\s*${minute}`),
    (_, number = '', minutes = '') =>
      `${roundedHours(Number(number) * 60 + Number(minutes))} hours`,
  ],
  [/(?<![\d:.])(\d{1,2})h(\d{2})(?![\d\p{L}])/gu, clockOrHours],
  [
    rule(String.raw`(?<![\d:.,])(\d{2,3})\s*${minute}`),
    (whole, minutes = '') =>
      Number(minutes) >= 60 ? `${roundedHours(Number(minutes))} hours` : whole,
  ],
  // "Half past six", "pol siedmej", "trištvrte na sedem".
  ...(
    [
      ['halfPast', 0, '30'],
      ['quarterPast', 0, '15'],
      ['halfTo', -1, '30'],
      ['quarterTo', -1, '45'],
      ['quarterInto', -1, '15'],
    ] as const
  ).map(([key, more, minutes]): [RegExp, (...found: string[]) => string] => [
    rule(String.raw`${listed(key)}\s+${hourOf}`),
    (_, hour = '') => `${(hourIn(hour) + more || 12).toString()}:${minutes}`,
  ]),
  // "Between six and ten".
  ...betweenWords.map(([first = '', second = '']): [RegExp, (...found: string[]) => string] => [
    rule(String.raw`(?<!\p{L})(${first})\s+${hourOf}\s+(${second})\s+${hourOf}`),
    (_, start, one = '', and, other = '') => `${start} ${clockOf(one)} ${and} ${clockOf(other)}`,
  ]),
  // "From six to ten", "six till midnight".
  [
    rule(String.raw`(?<=(?:${from}|${to}|\d\s*[-–—])\s*)(${inWords})`),
    (_, hour = '') => clockOf(hour),
  ],
  [
    rule(
      String.raw`(${inWords})(?=\s*(?:[-–—]\s*\d|,?\s*${to}\s+\d|${listed('evening')}|${listed('morning')}|${listed('oclock')}))`,
    ),
    (_, hour = '') => clockOf(hour),
  ],
  [rule(String.raw`(?<=\d)\s*${listed('oclock')}`), () => ''],
  [rule(String.raw`(?<=\d)\s*${listed('evening')}`), () => ' pm'],
  [/(?<=\d)\s*p\.m\./gu, () => ' pm'],
  [rule(String.raw`(?<=\d)\s*${listed('morning')}`), () => ' am'],
  [/(?<=\d)\s*a\.m\./gu, () => ' am'],
  // "Od šiestej hodiny do desiatej".
  [rule(String.raw`(?<=${from}\s+\d{1,2})\s+${hours}(?=\s+${to})`), () => ''],
  // "Od 18 do 22 hodín" are times, "from 5 to 6 hours" is a duration.
  [
    rule(String.raw`(${from}\s+(\d{1,2})\s+${to}\s+(\d{1,2}))\s+${hours}`),
    (whole, times = '', start, end) =>
      Number(end) > 12 || Math.abs(Number(end) - Number(start)) > 2 ? times : whole,
  ],
];

export function inDigits(text: string): string {
  return rules.reduce((written, [pattern, write]) => written.replaceAll(pattern, write), text);
}

function rule(pattern: string): RegExp {
  return new RegExp(pattern, 'gu');
}

function countOf(text: string): number {
  return numbers.get(text) ?? Number(text);
}

function hourIn(text: string): number {
  return noon.has(text) ? 12 : (clockHours.get(text) ?? Number(text));
}

/** Noon and midnight are always times. */
function clockOf(text: string): string {
  const hour = hourIn(text);
  return hour === 24 || noon.has(text) ? `${hour}:00` : String(hour);
}

function roundedHours(minutes: number): number {
  return Math.round(minutes / 30) / 2;
}

/** "2h30" is a duration, "18h30" a time. */
function clockOrHours(_: string, hour = '', minutes = ''): string {
  return Number(hour) < 6
    ? `${roundedHours(Number(hour) * 60 + Number(minutes))} hours`
    : `${hour}:${minutes}`;
}
