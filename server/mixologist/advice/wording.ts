import { traitsOf } from '#catalogue/traits.ts';
import type { Language } from '#domain/languages.ts';
import { ingredientsOf, type Recommendation } from '#domain/mixologist/mixologist.ts';
import { drinks, listOf } from './counts.ts';

const more = (count: number) => (count === 1 ? '1 more drink' : `${count} more drinks`);

const texts = {
  en: {
    now: (count: number) =>
      count ? `You can make ${drinks.en(count)} now.` : "You can't make any drinks yet.",
    alcoholFree: 'There is no alcohol on it, so we suggest none.',
    nothing: 'Nothing you could add would unlock another drink.',
    allHidden: 'Everything that would unlock another drink is hidden.',
    most: (name: string, count: number) => `${name} would unlock the most: ${more(count)}.`,
    worth: (name: string, count: number) =>
      `${name} would be the best value for money: ${more(count)}.`,
    several: (names: string, count: number) =>
      `${names} would be the best value together: ${more(count)}.`,
    start: (names: string, count: number) => `A good start: ${names}, for ${drinks.en(count)}.`,
    everyday: (names: string, count: number) =>
      `Perhaps you already have it: ${names} would unlock ${more(count)}.`,
    next: (names: string, count: number) => `Also worth a look: ${names}, for ${more(count)}.`,
  },
  sk: {
    now: (count: number) =>
      count
        ? `Z vašich zásob teraz namiešate ${drinks.sk(count)}.`
        : 'Z vašich zásob sa zatiaľ nedá namiešať žiadny drink.',
    alcoholFree: 'Alkohol v nich nie je, preto ho ani neodporúčame.',
    nothing: 'Nič, čo by ste mohli dokúpiť, nepridá ďalší drink.',
    allHidden: 'Všetko, čo by pridalo ďalší drink, ste skryli.',
    most: (name: string, count: number) => `Tip: ${name} (+${drinks.sk(count)}).`,
    worth: (name: string, count: number) =>
      `Za tie peniaze sa najviac oplatí: ${name} (+${drinks.sk(count)}).`,
    several: (names: string, count: number) =>
      `Spolu sa najviac oplatia: ${names} (+${drinks.sk(count)}).`,
    start: (names: string, count: number) => `Dobrý začiatok: ${names} (+${drinks.sk(count)}).`,
    everyday: (names: string, count: number) => `Možno už máte: ${names} (+${drinks.sk(count)}).`,
    next: (names: string, count: number) => `Ďalší tip: ${names} (+${drinks.sk(count)}).`,
  },
} as const;

interface Advised {
  drinksNow: number;
  isAlcoholFree: boolean;
  /** Nothing is left to recommend since the owner has hidden it. */
  isAllHidden: boolean;
  recommendations: readonly Recommendation[];
}

/** The two or three sentences above the list of purchases. */
export function wordAdvice(
  { drinksNow, isAlcoholFree, isAllHidden, recommendations }: Advised,
  language: Language,
): string {
  const text = texts[language];
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
  const text = texts[language];
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
