// Part of npm run check: the vocabulary refers to what exists, says nothing twice, and is sorted.
// With --write (npm run vocabulary) it sorts the lists and fills their lines first.
import { ingredients } from '#catalogue/files.ts';
import {
  formatVocabulary,
  ingredientProblems,
  readVocabulary,
  vocabularyProblems,
} from '#language/lexicon/problems.ts';

if (process.argv.includes('--write')) formatVocabulary();
const files = readVocabulary();
const problems = [...vocabularyProblems(files), ...ingredientProblems(files, ingredients)];
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.stdout.write(
  `vocabulary: ${Object.keys(files).length} files, ${problems.length} problems\n`,
);
process.exit(problems.length ? 1 : 0);
