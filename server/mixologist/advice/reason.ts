import type { Language } from '#domain/languages.ts';
import { drinks, listOf, slovakForm } from './counts.ts';
import type { Gain } from './gains.ts';

const maxNames = 2;

const allRecipes = (count: number) =>
  count === 2
    ? 'žiadajú oba recepty'
    : slovakForm(
        count,
        'žiada',
        `žiadajú všetky ${count} recepty`,
        `žiada všetkých ${count} receptov`,
      );

const texts = {
  en: {
    everyday: (count: number) =>
      `You may already have it; ${drinks.en(count)} ${count === 1 ? 'needs' : 'need'} nothing else.`,
    onlyTogether: 'On their own they unlock nothing; it takes them together.',
    together: (count: number, alone: number) =>
      `Together they unlock ${drinks.en(count)}, on their own only ${alone}.`,
    cheapest: (count: number) => `The cheapest way to ${count} more drinks.`,
    allNamed: (count: number, uses: number) => {
      const recipes = count === 2 ? 'both recipes' : `all ${count} recipes`;
      return `Asked for by name in ${recipes}${uses > count ? `, and in ${uses} altogether` : ''}.`;
    },
    oneNamed: (drink: string, uses: number) =>
      uses > 1
        ? `${drink} asks for it by name; ${uses} recipes do altogether.`
        : `${drink} asks for it by name.`,
    someNamed: (named: number, count: number, others: string) =>
      `Asked for by name in ${named} of ${count} recipes; in the others it stands in for ${others}.`,
    noneNamed: (others: string) => `Stands in for what the recipes name: ${others}.`,
    more: 'others',
  },
  sk: {
    everyday: (count: number) => `Možno to už máte; na ${drinks.sk(count)} nechýba nič iné.`,
    onlyTogether: 'Jednotlivo nepridajú nič, treba ich spolu.',
    together: (count: number, alone: number) =>
      `Spolu pridajú ${drinks.sk(count)}, jednotlivo iba ${alone}.`,
    cheapest: (count: number) => `Najlacnejší spôsob, ako pridať ${drinks.sk(count)}.`,
    allNamed: (count: number, uses: number) =>
      `Výslovne to ${allRecipes(count)}${uses > count ? `, celkovo ${uses}` : ''}.`,
    oneNamed: (drink: string, uses: number) =>
      uses > 1
        ? `Výslovne to žiada ${drink}, celkovo ${uses} ${slovakForm(uses, 'recept', 'recepty', 'receptov')}.`
        : `Výslovne to žiada ${drink}.`,
    someNamed: (named: number, count: number, others: string) =>
      `Výslovne to ${slovakForm(named, 'žiada', 'žiadajú', 'žiada')} ${named} z ${count} receptov; v ostatných je to náhrada za: ${others}.`,
    noneNamed: (others: string) => `Náhrada za to, čo recepty žiadajú: ${others}.`,
    more: 'iné',
  },
} as const;

interface Names {
  ingredient: (number: number) => string;
  drink: (id: string) => string;
}

/** Why a purchase is worth it, in one line. */
export function reasonFor(gain: Gain, names: Names, language: Language): string {
  const text = texts[language];
  const { buy, newDrinks, named, openedAlone, standsFor, uses, isCheapest, isEveryday } = gain;
  const count = newDrinks.length;
  if (isEveryday) return text.everyday(count);
  if (buy.length > 1) return openedAlone ? text.together(count, openedAlone) : text.onlyTogether;
  if (isCheapest && count > 1) return text.cheapest(count);
  if (named === count) {
    return count === 1
      ? text.oneNamed(names.drink(newDrinks[0] ?? ''), uses)
      : text.allNamed(count, uses);
  }
  const shown = standsFor.slice(0, maxNames).map(names.ingredient);
  const others = listOf(standsFor.length > maxNames ? [...shown, text.more] : shown, language);
  return named ? text.someNamed(named, count, others) : text.noneNamed(others);
}
