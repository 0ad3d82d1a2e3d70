// What npm run check holds the patterns of the lexicon to.
import * as z from 'zod';
import { tokenize } from '#language/words/tokenize.ts';
import { expand, type Patterns } from './patterns.ts';

export const plainWords = z.array(
  z.string().refine(isPlain, 'is not plain: lower case, no accents'),
);

const wordPatterns = z.strictObject({
  exact: plainWords.optional(),
  stem: plainWords.optional(),
  stemWithEnding: plainWords.optional(),
  prefix: plainWords.optional(),
});

export const patternsSchema = wordPatterns.extend({
  phrases: z.array(z.array(wordPatterns).min(2)).optional(),
});

/** Whether a text is written as queries are tokenized. */
function isPlain(text: string): boolean {
  return text !== '' && tokenize(text).join(' ') === text;
}

/** What is wrong with the patterns of one meaning in all languages, a line each. */
export function patternProblems(entry: string, patterns: readonly Patterns[]): string[] {
  const seen = new Set<string>();
  return patterns.flatMap(expand).flatMap((phrase) => {
    const text = phrase.map((word) => word.text).join(' ');
    const key = phrase.map((word) => `${word.rule} ${word.text}`).join(' ');
    const [first] = phrase;
    const problems = [
      ...(seen.has(key) ? [`${entry}: “${text}” is there twice`] : []),
      ...(first && first.text.length < 2 && first.rule !== 'exact'
        ? [`${entry}: “${text}” begins with a word of one letter that is not exact`]
        : []),
    ];
    seen.add(key);
    return problems;
  });
}

/** What is wrong with the shape of a file, a line each, by the place of the entry. */
export function shapeProblems(file: string, content: unknown, schema: z.ZodType): string[] {
  const issues = schema.safeParse(content).error?.issues ?? [];
  return issues.map(({ path, message }) => `${file}: ${path.join('.')}: ${message}`);
}
