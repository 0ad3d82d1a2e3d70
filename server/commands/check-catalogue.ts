// Part of npm run check.
import { readCatalogue } from '#catalogue/files.ts';
import { findProblems } from '#catalogue/problems.ts';

const catalogue = readCatalogue();
const problems = findProblems(catalogue);
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.stdout.write(
  `${catalogue.drinks.length} drinks of ${catalogue.ingredients.length} ingredients, ${problems.length} problems\n`,
);
process.exit(problems.length ? 1 : 0);
