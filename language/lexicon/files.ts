// The files of the lexicon as they are on disk, for the checks. The search imports them instead.
import fs from 'node:fs';
import path from 'node:path';
import { languages } from '#domain/languages.ts';
import { languageFiles, sharedFiles } from './schema.ts';

/** The content of each file by its path in this folder. */
export type LexiconFiles = Record<string, unknown>;

export function readLexicon(): LexiconFiles {
  const names = [
    ...Object.keys(sharedFiles),
    ...languages.flatMap((language) =>
      Object.keys(languageFiles(language)).map((file) => `${language}/${file}`),
    ),
  ];
  return Object.fromEntries(
    names.map((name) => [
      name,
      JSON.parse(fs.readFileSync(path.join(import.meta.dirname, '../vocabulary/search', name), 'utf8')),
    ]),
  );
}
