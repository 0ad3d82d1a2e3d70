// npm run fit: fits the weights of the language library. With --check it only prints their quality.
import fs from 'node:fs';
import { readCatalogue } from '#catalogue/files.ts';
import { wishFolders } from '#corpus/graded.ts';
import { catalogueRecipes } from '#language/profiles/catalogue-recipes.ts';
import { profileOf } from '#language/profiles/profile.ts';
import { weightsFile, writtenWeights } from '#language/reading/leaning/weights.ts';
import { checkedReader } from './check-reader.ts';
import { fitJudgements } from './fit-judgements.ts';
import { learnedFrom } from './fit-reader.ts';
import { lessonsOf, readGradedMenu, scaleOf } from './lessons.ts';

const isCheck = process.argv.includes('--check');
print(fitJudgements(isCheck));
const drinks = catalogueRecipes(readCatalogue()).map(profileOf);
const scale = scaleOf(drinks);
const menus = wishFolders('wishes').map(readGradedMenu);
if (isCheck) print(checkedReader(menus, drinks, scale));
else {
  const lessons = menus.flatMap((menu) => lessonsOf(menu, scale));
  const learned = learnedFrom(lessons, drinks, scale);
  fs.writeFileSync(weightsFile, writtenWeights(learned));
  print([`reader: ${lessons.length} wishes, ${learned.clues.length} clues`]);
}

function print(lines: readonly string[]): void {
  for (const line of lines) process.stdout.write(`${line}\n`);
}
