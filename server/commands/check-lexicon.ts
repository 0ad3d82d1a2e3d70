// Part of npm run check: the words of the search have the right shape, and refer to what exists.
import { ingredients } from '#catalogue/files.ts';
import { readLexicon } from '#language/lexicon/files.ts';
import { findIngredientProblems, findLexiconProblems } from '#language/lexicon/problems.ts';
import { findBankProblems, readBank } from '#language/reading/bank/problems.ts';
import { findWordProblems } from '#language/words/problems.ts';

const lexicon = readLexicon();
const problems = [
  ...findWordProblems(),
  ...findLexiconProblems(lexicon),
  ...findIngredientProblems(lexicon, ingredients),
  ...findBankProblems(readBank(), lexicon),
];
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.stdout.write(
  `lexicon: ${Object.keys(lexicon).length} files, ${problems.length} problems\n`,
);
process.exit(problems.length ? 1 : 0);
