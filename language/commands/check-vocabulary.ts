// Part of npm run check. With --write (npm run make vocabulary) it sorts the lists first, and prints
// changes since the last commit: a forgotten comma joins two words.
import { ingredients } from '#catalogue/files.ts';
import { ingredientProblems, vocabularyProblems } from '#language/lexicon/problems.ts';
import { vocabularyChanges } from './vocabulary-changes.ts';
import { formatVocabulary, readVocabulary } from './vocabulary-files.ts';

if (process.argv.includes('--write')) formatVocabulary(readVocabulary());
const files = readVocabulary();
const problems = [...vocabularyProblems(files), ...ingredientProblems(files, ingredients)];
if (problems.length === 0) problems.push(...(await loadingProblem()));
if (process.argv.includes('--write') && problems.length === 0) {
  for (const change of vocabularyChanges(files)) process.stdout.write(`${change}\n`);
}
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.stdout.write(
  `vocabulary: ${Object.keys(files).length} files, ${problems.length} problems\n`,
);
process.exit(problems.length ? 1 : 0);

/** The error of the first module that fails to read the files. */
async function loadingProblem(): Promise<string[]> {
  try {
    await import('#language/answers/search.ts');
    await import('#language/creation/create-drink.ts');
    await import('#language/party/analysis.ts');
    await import('#language/shelf-lists/read-list.ts');
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}
