// What npm run check holds the words that the menu and the mixologist share to.
import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { languages } from '#domain/languages.ts';
import {
  patternProblems,
  patternsSchema,
  plainWords,
  shapeProblems,
} from '#language/notation/pattern-problems.ts';
import type { Patterns } from '#language/notation/patterns.ts';

const files = {
  'common.json': plainWords,
  'strengths.json': z.record(z.enum(['strong', 'light', 'medium', 'alcoholFree']), patternsSchema),
  'drink-kinds.json': z.record(z.string(), patternsSchema),
};

/** Everything that is wrong, a line each, with its file and entry. */
export function findWordProblems(): string[] {
  const read = (file: string) =>
    JSON.parse(fs.readFileSync(path.join(import.meta.dirname, '../vocabulary/words', file), 'utf8'));
  const misshapen = languages.flatMap((language) =>
    Object.entries(files).flatMap(([file, schema]) =>
      shapeProblems(`${language}/${file}`, read(`${language}/${file}`), schema),
    ),
  );
  if (misshapen.length) return misshapen;
  return ['strengths.json', 'drink-kinds.json'].flatMap((file) => {
    const words: Record<string, Patterns>[] = languages.map((one) => read(`${one}/${file}`));
    const groups = new Set(words.flatMap((byGroup) => Object.keys(byGroup)));
    return [...groups].flatMap((group) => [
      ...words.flatMap((byGroup, n) =>
        byGroup[group] ? [] : [`${languages[n]}/${file}: ${group} is missing`],
      ),
      ...patternProblems(
        `${file}: ${group}`,
        words.flatMap((byGroup) => byGroup[group] ?? []),
      ),
    ]);
  });
}
