import fs from 'node:fs';
import path from 'node:path';
import { languageOf, readingProblems, type VocabularyFiles } from '#language/lexicon/problems.ts';
import { formatLists } from '#language/words/format.ts';

const folder = path.join(import.meta.dirname, '../vocabulary');

export function readVocabulary(): VocabularyFiles {
  const names = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll(path.sep, '/'))
    .filter((name) => name.endsWith('.txt'));
  return Object.fromEntries(
    names.sort().map((name) => [name, fs.readFileSync(path.join(folder, name), 'utf8')]),
  );
}

export function formatVocabulary(files: VocabularyFiles): void {
  for (const [file, content] of Object.entries(files)) {
    const language = languageOf(file);
    if (!language || readingProblems(file, content).length > 0) continue;
    const formatted = formatLists(content, file, language);
    if (formatted !== content) fs.writeFileSync(path.join(folder, file), formatted);
  }
}
