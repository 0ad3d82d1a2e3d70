import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tidyLine, tidyLines } from './tidy-text.ts';

describe('tidyLine', () => {
  it.each([
    'Ľubomíra',
    "O'Neil",
    '李雷',
    'Žofia 🍸',
    'Marta 👩🏽‍🚀',
    'Jo ❤️‍🔥',
    'Nguyễn Thị Ánh',
    'ที่รัก',
    'שָׁלוֹם',
    'राज्ञी',
    'محمد',
    'علی\u200cرضا',
  ])('leaves "%s" unchanged', (name) => expect(tidyLine(name)).toBe(name.normalize('NFC')));

  it.each([
    ['spaces', '  Mar\t\u00a0 \u3000ta\n', 'Mar ta'],
    ['spaces around what is invisible', 'Mar \u200b ta', 'Mar ta'],
    ['zero-width characters', 'M\u200bar\u200dt\ufeffa\u2060', 'Marta'],
    ['directions of the text', '\u202eatraM\u202c\u2066\u200f', 'atraM'],
    ['fillers that count as letters', '\u3164\u115f\uffa0\u1160', ''],
    ['an empty braille cell', '\u2800\u2800', ''],
    ['controls', 'Mar\u0007ta\u009b\0', 'Marta'],
    ['tags and variation selectors', 'Ma\u{e0061}r\ufe0ft\u{e0100}a', 'Marta'],
    ['letters in two parts', 'L\u030cubomi\u0301ra', 'Ľubomíra'],
    ['stacks of marks', `Z${'\u0335'.repeat(30)}algo`, 'Z\u0335\u0335\u0335algo'],
  ])('removes or composes %s', (_what, typed, tidy) => expect(tidyLine(typed)).toBe(tidy));
});

it('keeps line breaks, with at most one empty line between two lines', () =>
  expect(tidyLines(' Less  ice \r\n\n\n\u200b\n\u202eNo nuts\u2028please ')).toBe(
    'Less ice\n\nNo nuts\nplease',
  ));

it('leaves a cleaned text unchanged when it is cleaned again', () => {
  const piece = fc.constantFrom(
    'a',
    'क',
    '👩',
    '\u0300',
    '\u0316',
    '\u093c',
    '\u200d',
    ' ',
    '\u202e',
  );
  const stack = fc.tuple(piece, fc.nat(20)).map(([one, times]) => one.repeat(times));
  fc.assert(
    fc.property(fc.array(stack), (pieces) => {
      const tidy = tidyLine(pieces.join(''));
      expect(tidyLine(tidy)).toBe(tidy);
    }),
  );
});
