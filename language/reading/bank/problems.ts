// What npm run check holds the bank of utterances to.
import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { languages } from '#domain/languages.ts';
import type { LexiconFiles } from '#language/lexicon/files.ts';
import { preferenceProblems } from '#language/lexicon/problems.ts';
import { preference } from '#language/lexicon/schema.ts';
import { shapeProblems } from '#language/notation/pattern-problems.ts';
import { wordsIn } from '#language/words/tokenize.ts';
import { expandSlots } from './expand.ts';

const flag = z.literal(true).optional();
const intents = z.record(z.string(), preference.extend({ isAlcoholFree: flag, isOffTopic: flag }));
const texts = z.record(z.string(), z.array(z.string().regex(/^[^{}]*(\{[^{}]*\}[^{}]*)*$/)).min(1));

/** The content of each file by its name. */
export function readBank(): Record<string, unknown> {
  return Object.fromEntries(
    ['intents.json', ...languages.map((language) => `${language}.json`)].map((file) => [
      file,
      JSON.parse(fs.readFileSync(path.join(import.meta.dirname, '../../vocabulary/bank', file), 'utf8')),
    ]),
  );
}

/** Everything that is wrong, a line each. `lexicon`: where the concepts and qualities are. */
export function findBankProblems(bank: Record<string, unknown>, lexicon: LexiconFiles): string[] {
  const misshapen = Object.entries(bank).flatMap(([file, content]) =>
    shapeProblems(`bank/${file}`, content, file === 'intents.json' ? intents : texts),
  );
  if (misshapen.length) return misshapen;
  const known = Object.keys(bank['intents.json'] as object);
  return [
    ...preferenceProblems('bank/intents.json', bank['intents.json'], lexicon),
    ...languages.flatMap((language) => {
      const file = `bank/${language}.json`;
      const byIntent = bank[`${language}.json`] as Record<string, string[]>;
      return [
        ...known
          .filter((intent) => !byIntent[intent])
          .map((intent) => `${file}: ${intent} has no utterances`),
        ...Object.keys(byIntent)
          .filter((intent) => !known.includes(intent))
          .map((intent) => `${file}: ${intent} is no intent`),
        ...contradictions(file, byIntent),
      ];
    }),
  ];
}

/** No sentence has two intents. */
function contradictions(file: string, byIntent: Record<string, string[]>): string[] {
  const seen = new Map<string, string>();
  return Object.entries(byIntent).flatMap(([intent, written]) =>
    written.flatMap(expandSlots).flatMap((text) => {
      const plain = wordsIn(text).join(' ');
      const other = seen.get(plain);
      seen.set(plain, intent);
      return other && other !== intent ? [`${file}: “${text}” is in ${other} and ${intent}`] : [];
    }),
  );
}
