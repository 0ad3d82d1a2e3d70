import type { Language } from '#domain/languages.ts';
import { listOf } from './counts.ts';
import type { Gain } from './gains.ts';
import { reasonTexts } from './texts.ts';

const maxNames = 2;

const staple = 10;

interface Names {
  ingredient: (number: number) => string;
  drink: (id: string) => string;
}

/** One line. `turn` varies the wording down the list. */
export function reasonFor(gain: Gain, names: Names, language: Language, turn = 0): string {
  const text = reasonTexts[language];
  const { buy, newDrinks, named, openedAlone, standsFor, uses, isCheapest, isEveryday } = gain;
  const count = newDrinks.length;
  if (isEveryday) return text.everyday(count);
  if (buy.length > 1) return openedAlone ? text.together(count, openedAlone) : text.onlyTogether;
  if (isCheapest && count > 1) return text.cheapest(count);
  if (named === count) {
    if (count === 1) return text.oneNamed(names.drink(newDrinks[0] ?? ''), Math.max(0, uses - 1));
    if (uses >= staple && uses > count) return text.isStaple(uses);
    return text.allNamed[turn % text.allNamed.length]?.(count) ?? '';
  }
  const shown = standsFor.slice(0, maxNames).map(names.ingredient);
  const others = listOf(standsFor.length > maxNames ? [...shown, text.more] : shown, language);
  return named ? text.someNamed(named, count - named, others) : text.noneNamed(others);
}
