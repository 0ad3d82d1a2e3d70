// How long a party takes, as far as its host wrote it: "19:00–21:00", "a two-hour reception".
import { fold } from '#domain/text.ts';
import data from './duration.json' with { type: 'json' };

/** Hours of a party that goes on all evening. */
const longHours = 6;
const maxHours = 12;

const anyOf = (list: readonly string[]) => list.join('|');
const clock = String.raw`(\d{1,2})(?:[:.](\d{2}))?\s*(am|pm|h|hod\.?)?`;
const range = new RegExp(
  String.raw`(?:\b(${anyOf(data.from)})\s+)?\b${clock}\s*(?:-|–|—|\b(?:${anyOf(data.to)})\b)\s*${clock}(?![\d.])`,
);
const counted = new RegExp(
  String.raw`\b(\d{1,2}|${anyOf(Object.keys(data.numbers))})(?:\s|-)*(?:${anyOf(data.hour)})(?:ov\p{L}*)?\b(?!\s*\d)`,
  'u',
);
const numbers = new Map(Object.entries(data.numbers));

/** Whole or half hours; null where nothing is said. */
export function hoursIn(text: string): number | null {
  const folded = fold(text);
  const found = betweenTimes(folded) ?? inWords(folded);
  return found !== null && found > 0 && found <= maxHours ? found : null;
}

function betweenTimes(text: string): number | null {
  const [, from, start, startMinutes, startHalf, end, endMinutes, endHalf] = range.exec(text) ?? [];
  // "5-10 people" is no time.
  if (!start || !end || !(from || startMinutes || startHalf || endMinutes || endHalf)) return null;
  const at = (hour: string, minutes: string | undefined, half: string | undefined) =>
    (Number(hour) % (half === 'am' || half === 'pm' ? 12 : 24)) +
    (half === 'pm' ? 12 : 0) +
    Number(minutes ?? 0) / 60;
  const isHalf = endHalf === 'am' || endHalf === 'pm';
  const hours =
    at(end, endMinutes, endHalf) -
    at(start, startMinutes, startHalf ?? (isHalf ? endHalf : undefined));
  const within = ((hours % 24) + 24) % 24;
  // "7 to 1" is no eighteen hours.
  return Math.round((within > maxHours ? within - 12 : within) * 2) / 2;
}

function inWords(text: string): number | null {
  const [, number] = counted.exec(text) ?? [];
  if (number) return numbers.get(number) ?? Number(number);
  const adjective = Object.entries(data.adjectives).find(([word]) => text.includes(word));
  if (adjective) return adjective[1];
  return data.long.some((phrase) => text.includes(phrase)) ? longHours : null;
}
