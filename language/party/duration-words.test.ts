import { describe, expect, it } from 'vitest';
import { hoursIn } from './duration.ts';

const english = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const slovak = [
  '',
  'jedna',
  'dve',
  'tri',
  'štyri',
  'päť',
  'šesť',
  'sedem',
  'osem',
  'deväť',
  'desať',
];
const ofClock = [
  ...['', 'jednej', 'druhej', 'tretej', 'štvrtej', 'piatej', 'šiestej', 'siedmej', 'ôsmej'],
  ...['deviatej', 'desiatej', 'jedenástej', 'dvanástej'],
];
const clock = [...english, 'eleven', 'twelve'];
const withoutMarks = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '');

describe('a number of hours and a half', () => {
  it.each([1, 2, 3, 4, 5, 6])('is read: %i', (n) => {
    const texts = [
      `${english[n]} and a half hours`,
      `${n} and a half hours`,
      `${english[n]}-and-a-half-hour party`,
      `${n}.5 h`,
      `${n}.5 hours of jazz`,
      `${n}½ hours`,
      `${n} 1/2 hours`,
      `${english[n]} ${n === 1 ? 'hour' : 'hours'} and a half`,
      `${n} h 30 min`,
      `${slovak[n]} a pol hodiny`,
      `${n} a pol hodiny`,
      `trvá ${n},5 hodiny`,
      `${n} hodiny 30 minút`,
      `${n * 60 + 30} minutes`,
      `${n * 60 + 30} minút`,
    ];
    for (const text of texts) {
      expect(hoursIn(text), text).toBe(n + 0.5);
      expect(hoursIn(withoutMarks(text)), withoutMarks(text)).toBe(n + 0.5);
    }
  });

  it.each([
    ['an hour and a half', 1.5],
    ['hodinu a pol', 1.5],
    ['Hodina a pol pri bare', 1.5],
    ['pol druhej hodiny', 1.5],
    ['poldruha hodiny', 1.5],
    ['jeden a pol hodiny', 1.5],
    ['half an hour', 0.5],
    ['pol hodiny', 0.5],
    ['2h30', 2.5],
  ])('“%s” is %d', (text, hours) => {
    expect(hoursIn(text)).toBe(hours);
  });
});

describe('a range', () => {
  const spans = [5, 6, 7, 8].flatMap((from) =>
    [1, 2, 4].map((more) => [from, from + more] as const),
  );
  it.each(spans)('is read from %i to %i', (from, to) => {
    const hours = to - from;
    const texts = [
      `from ${clock[from]} to ${clock[to]}`,
      `from ${from} till ${to}`,
      `from ${clock[from]} until ${clock[to]} in the evening`,
      `between ${clock[from]} and ${clock[to]}`,
      `${clock[from]} to ${clock[to]} pm`,
      `from ${clock[from]} o'clock to ${clock[to]} o’clock`,
      `${from}pm–${to}pm`,
      `${from} p.m. to ${to} p.m.`,
      `${from + 12}:00–${to + 12}:00`,
      `${from + 12}.00 - ${to + 12}.00`,
      `od ${ofClock[from]} do ${ofClock[to]}`,
      `od ${ofClock[from]} večer do ${ofClock[to]}`,
      `od ${ofClock[from]} hodiny do ${ofClock[to]}`,
      `medzi ${from + 12}:00 a ${to + 12}:00`,
      `od ${from + 12} do ${to + 12}h`,
      `od ${from + 12}h do ${to + 12}h`,
      `od ${from + 12} do ${to + 12} hodín`,
      `od ${from + 12}.00 h. do ${to + 12}.00 h.`,
    ];
    for (const text of texts) {
      expect(hoursIn(text), text).toBe(hours);
      expect(hoursIn(withoutMarks(text)), withoutMarks(text)).toBe(hours);
    }
    const halves = [
      `from half past ${clock[from]} to ${clock[to]}`,
      `od pol ${ofClock[from + 1]} do ${ofClock[to]}`,
      `od ${from + 12}:30 do ${to + 12}`,
    ];
    for (const text of halves) expect(hoursIn(text), text).toBe(hours - 0.5);
  });

  it.each([6, 7, 8, 9])('is read from %i to midnight', (from) => {
    const texts = [
      `${from}pm till midnight`,
      `from ${clock[from]} to midnight`,
      `${from + 12}:00 until midnight`,
      `Begins at ${from + 12}:00, until midnight`,
      `od ${ofClock[from]} do polnoci`,
      `od ${from + 12}:00 do polnoci`,
      `Začíname o ${from + 12}:00, do polnoci`,
    ];
    for (const text of texts) expect(hoursIn(text), text).toBe(12 - from);
  });

  it.each([
    ['from noon to 3 pm', 3],
    ['od poludnia do tretej', 3],
    ['od siedmej večer do jednej ráno', 6],
    ['medzi šiestou a desiatou', 4],
    ['od trištvrte na sedem do desiatej', 3.5],
    ['until midnight', 5],
    ['Tancujeme do polnoci', 5],
    ['from seven till late', 6],
    ['from one to two hours', 2],
    ['trvá 2 hodiny, od 19:00', 2],
  ])('“%s” is %d', (text, hours) => {
    expect(hoursIn(text)).toBe(hours);
  });
});

describe('other numbers', () => {
  it.each([
    'from six to ten people',
    'between six and ten friends',
    'od šesť do desať ľudí',
    'starts at half past six',
    'Začíname o pol siedmej',
    'half an hour drive from town',
    'hodinu a pol autom z Košíc',
    'one half, two halves',
    '45 minutes by bus',
    'pol kila citrónov',
    'half past six',
  ])('are no duration: “%s”', (text) => {
    expect(hoursIn(text)).toBeNull();
  });
});
