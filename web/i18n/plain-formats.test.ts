import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languages } from '#domain/languages.ts';
import { listText, numberText, timeText } from './plain-formats.ts';
import { plural } from './plural.ts';

describe.each(languages)('in %s, like Intl', (language) => {
  const numbers = new Intl.NumberFormat(language);
  const lists = new Intl.ListFormat(language);
  const times = new Intl.DateTimeFormat(language, { timeStyle: 'short', hourCycle: 'h23' });

  it('numbers', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (thousandths) => {
        const value = thousandths / 1_000;
        expect(numberText(value, language)).toBe(numbers.format(value));
      }),
    ));

  it('lists', () =>
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-z]+$/), { maxLength: 6 }), (words) => {
        const spaced = (text: string) => text.replaceAll('\u00a0', ' ');
        expect(spaced(listText(words, language))).toBe(spaced(lists.format(words)));
      }),
    ));

  it('times', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4e12 }), (at) => {
        expect(timeText(at, language)).toBe(times.format(at));
      }),
    ));
});

it('chooses the Slovak plural like Intl', () => {
  const rules = new Intl.PluralRules('sk');
  for (let count = 0; count <= 200; count++) {
    const form = rules.select(count);
    expect(plural(count, 'one', 'few', 'other'), String(count)).toBe(form);
  }
});
