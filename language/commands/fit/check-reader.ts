// Measures the reader on menus that it has not learned from, with and without its help.

import { drinksFound } from '#language/commands/graded/drinks-found.ts';
import { type Outcome, outcomeOf, summaryOf } from '#language/commands/graded/outcomes.ts';
import type { Profile } from '#language/profiles/profile.ts';
import { type Reader, readerOf } from '#language/reading/leaning/leaning.ts';
import { weightsIn, writtenWeights } from '#language/reading/leaning/weights.ts';
import { learnedFrom } from './fit-reader.ts';
import { type GradedMenu, lessonsOf, type Scale } from './lessons.ts';

const folds = 4;

export function checkedReader(
  menus: readonly GradedMenu[],
  drinks: readonly Profile[],
  scale: Scale,
): string[] {
  const checked = Array.from({ length: folds }, (_, fold) => {
    const isUnseen = (n: number) => n % folds === fold;
    const lessons = menus.filter((_, n) => !isUnseen(n)).flatMap((menu) => lessonsOf(menu, scale));
    const reader = readerOf(weightsIn(writtenWeights(learnedFrom(lessons, drinks, scale))));
    return menus
      .filter((_, n) => isUnseen(n))
      .map((menu) => ({
        name: menu.name,
        without: outcomesOn(menu, () => () => 0),
        withIt: outcomesOn(menu, reader),
      }));
  }).flat();
  return [
    'reader on unseen menus: nDCG@5, success@3, violations, each without and with it',
    ...checked.map(({ name, without, withIt }) => lineOf(name, without, withIt)),
    lineOf(
      'total',
      checked.flatMap(({ without }) => without),
      checked.flatMap(({ withIt }) => withIt),
    ),
  ];
}

function outcomesOn({ menu, wishes }: GradedMenu, reader: Reader): Outcome[] {
  return wishes.map(({ wish, reading: { heard, intent } }) => {
    const leaning = reader(heard, intent);
    return outcomeOf(wish, drinksFound({ ...intent, leaning }, menu, wish.q));
  });
}

function lineOf(name: string, ...outcomes: Outcome[][]): string {
  const figures = outcomes.map((some) => {
    const { ndcg5, success3, violations } = summaryOf(some);
    return `${ndcg5.toFixed(3).padStart(8)}${success3.toFixed(3).padStart(7)}${String(violations).padStart(4)}`;
  });
  return name.padEnd(16) + figures.join('  ');
}
