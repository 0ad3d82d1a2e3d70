// The duration of a party as its host wrote it: "19:00–21:00", "a two-hour reception".
import { fold } from '#domain/text/text.ts';
import { listsOf, numbersOf } from '#language/words/lists.ts';
import { inDigits } from './clock-words.ts';
import { type DurationWords, durationWords } from './duration-words.ts';

/** Hours of a party that lasts all evening. */
const longHours = 6;
/** Hours until midnight, from seven. */
const hoursUntilMidnight = 5;
const maxHours = 12;

const numbers = numbersOf('party/duration-numbers');
const adjectives = listsOf('party/duration-adjectives');

function anyOf(key: DurationWords): string {
  const written = durationWords
    .phrases(key)
    .map((phrase) =>
      phrase.map(({ text, rule }) => (rule === 'prefix' ? `${text}[a-z]*` : text)).join(' '),
    );
  return written.join('|');
}

const clock = String.raw`(\d{1,2})(?:([:.])(\d{2}))?\s*(?:(am|pm|h\.?|hod\.?)(?!\p{L}))?`;
/** Before a number that is neither the end of another number nor a price. */
const opening = String.raw`(?<![\d:]|\d[.,]|[€$£]\s?)`;
const range = new RegExp(
  String.raw`(?:\b(${anyOf('from')})\s+)?${opening}\b${clock}\s*(?:-|–|—|,?\s*\b(?:${anyOf('to')})\b)\s*${clock}(?!\d|[.,:]\d)(?!\s*(?:[€$£%]|(?:${anyOf('notHours')})\b))`,
  'gu',
);
const counted = new RegExp(
  String.raw`(?<!\b(?:${anyOf('at')})\s+)${opening}\b(\d{1,2}(?:[.,]\d)?|${[...numbers.keys()].join('|')})(\s+(?:${anyOf('half')}))?[\s-]*(?:${anyOf('hour')})(?:ov\p{L}*)?\b(?!\s*\d)(?!(?:'s)?[\s-]+(?:(?:${anyOf('away')})\b|(?:${anyOf('from')})\s+(?!\d)))`,
  'gu',
);
/** "Between 6 and 10 pm" as "from 6 to 10 pm". */
const between = Array.from(durationWords.words('between'), (words) => words.split(' ')).map(
  ([from, to]) =>
    [new RegExp(String.raw`\b${from}\s+(${clock})\s+${to}\s+(?=\d)`, 'gu'), 'from $1 to '] as const,
);

/** In half hours. Null where the text has none. */
export function hoursIn(text: string): number | null {
  const folded = between.reduce(
    (written, [pattern, to]) => written.replaceAll(pattern, to),
    inDigits(fold(text)),
  );
  const found = [
    ...[...folded.matchAll(range)].map(betweenTimes),
    ...[...folded.matchAll(counted)].map(([, number = '', half]) => counts(number, half)),
    inWords(fold(text)),
  ];
  return found.find((hours) => hours !== null && hours > 0 && hours <= maxHours) ?? null;
}

function betweenTimes(match: RegExpExecArray): number | null {
  const [, from, start, startMark, startMinutes, startHalf, end, endMark, endMinutes, endHalf] =
    match;
  // "5-10 people" is not a time.
  if (!start || !end || !(from || startMinutes || startHalf || endMinutes || endHalf)) return null;
  // "4-5 h" is a duration.
  const isBare = !from && !startMinutes && !endMinutes && !startHalf;
  if (isBare && endHalf?.startsWith('h') && Number(end) - Number(start) === 1) return null;
  if (isMonth(startMark, startMinutes) && isMonth(endMark, endMinutes)) return null;
  if (Math.max(Number(start), Number(end)) > 24) return null;
  if (Math.max(Number(startMinutes ?? 0), Number(endMinutes ?? 0)) > 59) return null;
  const at = (hour: string, minutes: string | undefined, half: string | undefined) =>
    (Number(hour) % (half === 'am' || half === 'pm' ? 12 : 24)) +
    (half === 'pm' ? 12 : 0) +
    Number(minutes ?? 0) / 60;
  const isHalf = endHalf === 'am' || endHalf === 'pm';
  const hours =
    at(end, endMinutes, endHalf) -
    at(start, startMinutes, startHalf ?? (isHalf ? endHalf : undefined));
  const within = ((hours % 24) + 24) % 24;
  // "7 to 1" is not eighteen hours.
  return Math.round((within > maxHours ? within - 12 : within) * 2) / 2;
}

/** "20.12 - 21.12" are dates. */
function isMonth(mark: string | undefined, minutes: string | undefined): boolean {
  return mark === '.' && Number(minutes) >= 1 && Number(minutes) <= 12;
}

function counts(number: string, half: string | undefined): number {
  const whole = numbers.get(number) ?? Number(number.replace(',', '.'));
  return Math.round((whole + (half ? 0.5 : 0)) * 2) / 2;
}

function inWords(text: string): number | null {
  const adjective = adjectives.keys.find((hours) =>
    adjectives.phrases(hours).some(([only]) => only && text.includes(only.text)),
  );
  if (adjective) return Number(adjective);
  const says = (key: 'long' | 'untilMidnight') =>
    [...durationWords.words(key)].some((phrase) => text.includes(phrase));
  if (says('long')) return longHours;
  return says('untilMidnight') ? hoursUntilMidnight : null;
}
