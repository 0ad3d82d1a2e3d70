// Text that is expensive to clean, in every text field of every input.
import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { type Api, api } from './api.ts';
import { fieldsOf, type Path } from './testing/hostile/fields.ts';

const bytes = 60_000;
const filled = (piece: string) => piece.repeat(bytes / Buffer.byteLength(piece));
const texts = {
  'marks of two kinds': `a${'\u0300'.repeat(15_000)}${'\u0316'.repeat(15_000)}`,
  'marks in turn': `a${filled('\u0300\u0316')}`,
  'joined emoji': filled('👩\u200d'),
  'joined letters': filled('क\u200d'),
  'marks and joiners': filled(`क${'\u093c'.repeat(50)}\u200d`),
  surrogates: filled('\ud83d'),
  spaces: filled('\u00a0\u200b'),
  letters: filled('a'),
};

/** The limit of a request, and lengths within the limits of shorter and longer texts. */
const lengths = [bytes, 4_000, 1_000, 150, 30];

/** The most marks normalized on one letter, and the longest text. No limit is above. */
const most = { marks: 8, length: 20_000 };

/** Puts the text in one place of the input. */
function withText(input: unknown, [key, ...rest]: Path, text: string): unknown {
  if (key === undefined) return text;
  const part = (input as Record<string | number, unknown> | undefined)?.[key];
  const changed = withText(part, rest, text);
  return typeof key === 'number' ? [changed] : { ...(input as object), [key]: changed };
}

function normalisedWhile(run: () => void): string[] {
  const given: string[] = [];
  const { normalize } = String.prototype;
  const spy = vi.spyOn(String.prototype, 'normalize').mockImplementation(function (
    this: string,
    form?: string,
  ) {
    given.push(String(this));
    return normalize.call(this, form);
  });
  run();
  spy.mockRestore();
  return given;
}

const longestStack = (text: string) =>
  Math.max(0, ...Array.from(text.matchAll(/\p{M}+/gu), ([stack]) => stack.length));

it.each(Object.keys(api) as (keyof Api)[])('%s limits every text first', (name) => {
  const { input, example } = api[name];
  const places = fieldsOf(input).filter(({ type }) => type === 'string');
  for (const { path } of places) {
    for (const [what, text] of Object.entries(texts)) {
      for (const length of lengths) {
        const given = withText(example.input, path, text.slice(0, length));
        const normalised = normalisedWhile(() => z.safeParse<z.ZodMiniType>(input, given));
        const where = `${what} in ${path.join('.')}, ${length}`;
        const stack = Math.max(0, ...normalised.map(longestStack));
        expect(stack, where).toBeLessThanOrEqual(most.marks);
        const longest = Math.max(0, ...normalised.map((one) => one.length));
        expect(longest, where).toBeLessThanOrEqual(most.length);
      }
    }
  }
});
