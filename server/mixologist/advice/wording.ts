import { traitsOf } from '#catalogue/traits.ts';
import type { Language } from '#domain/languages.ts';
import { ingredientsOf, type Recommendation } from '#domain/mixologist/mixologist.ts';
import { listOf } from './counts.ts';
import { adviceTexts } from './texts.ts';

interface Advised {
  drinksNow: number;
  isAlcoholFree: boolean;
  isAllHidden: boolean;
  recommendations: readonly Recommendation[];
}

export function wordAdvice(
  { drinksNow, isAlcoholFree, isAllHidden, recommendations }: Advised,
  language: Language,
): string {
  const text = adviceTexts[language];
  const [first, second] = recommendations;
  const sentences = [
    text.now(drinksNow),
    ...(isAlcoholFree ? [text.alcoholFree] : []),
    first
      ? leadOf(first, recommendations, drinksNow, language)
      : isAllHidden
        ? text.allHidden
        : text.nothing,
    ...(second ? [text.next(namesOf(second, language), second.newDrinksCount)] : []),
  ];
  return sentences.join(' ');
}

function leadOf(
  first: Recommendation,
  all: readonly Recommendation[],
  drinksNow: number,
  language: Language,
): string {
  const text = adviceTexts[language];
  const ingredients = ingredientsOf(first);
  const names = namesOf(first, language);
  const count = first.newDrinksCount;
  if (ingredients.every(({ _id, category }) => traitsOf(_id, category).price === 0))
    return text.everyday(names, count);
  if (ingredients.length > 1) {
    return drinksNow ? text.several(names, count) : text.start(names, count);
  }
  const opensMost = all.every(({ newDrinksCount }) => newDrinksCount <= count);
  return opensMost ? text.most(names, count) : text.worth(names, count);
}

function namesOf(recommendation: Recommendation, language: Language): string {
  return listOf(
    ingredientsOf(recommendation).map(({ name }) => name),
    language,
  );
}
