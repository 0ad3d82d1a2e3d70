import type { Language } from '#domain/languages.ts';
import { drinks, listOf, slovakForm } from './counts.ts';
import type { Gain } from './gains.ts';

const maxNames = 2;

/** So many recipes make a bottle a staple. */
const staple = 10;

const texts = {
  en: {
    everyday: (count: number) =>
      `You may already have it; ${drinks.en(count)} ${count === 1 ? 'needs' : 'need'} nothing else.`,
    onlyTogether: 'On their own they unlock nothing; it takes them together.',
    together: (count: number, alone: number) =>
      `Together they unlock ${drinks.en(count)}, on their own only ${alone}.`,
    cheapest: (count: number) => `The cheapest way to ${count} more drinks.`,
    allNamed: [
      (count: number) =>
        count === 2 ? 'Both recipes call for it.' : `All ${count} recipes call for it.`,
      (count: number) =>
        count === 2 ? 'Neither can do without it.' : `None of the ${count} can do without it.`,
      (count: number) => (count === 2 ? 'It belongs in both.' : `It belongs in all ${count}.`),
    ],
    isStaple: (uses: number) => `A staple: ${uses} recipes call for it.`,
    oneNamed: (drink: string, others: number) =>
      others
        ? `${drink} calls for it, and so ${others === 1 ? 'does 1 other recipe' : `do ${others} other recipes`}.`
        : `${drink} calls for it.`,
    someNamed: (named: number, rest: number, others: string) =>
      `${named} of ${named + rest} recipes ${named === 1 ? 'calls' : 'call'} for it; in the ${rest === 1 ? 'other' : 'others'} it stands in for ${others}.`,
    noneNamed: (others: string) => `It stands in for ${others}.`,
    more: 'others',
  },
  sk: {
    everyday: (count: number) => `Možno to už máte; na ${drinks.sk(count)} nechýba nič iné.`,
    onlyTogether: 'Jednotlivo nepridajú nič, treba ich spolu.',
    together: (count: number, alone: number) =>
      `Spolu pridajú ${drinks.sk(count)}, jednotlivo iba ${alone}.`,
    cheapest: (count: number) => `Najlacnejší spôsob, ako pridať ${drinks.sk(count)}.`,
    allNamed: [
      (count: number) =>
        count === 2 ? 'Patrí do oboch receptov.' : `Patrí do všetkých ${count} receptov.`,
      (count: number) =>
        count === 2
          ? 'Nezaobíde sa bez toho ani jeden z nich.'
          : `Nezaobíde sa bez toho ani jeden z ${count} receptov.`,
      (count: number) =>
        count === 2
          ? 'Počítajú s tým oba recepty.'
          : slovakForm(
              count,
              'Počíta s tým recept.',
              `Počítajú s tým všetky ${count} recepty.`,
              `Počíta s tým všetkých ${count} receptov.`,
            ),
    ],
    isStaple: (uses: number) => `Základ baru: patrí do ${uses} receptov.`,
    oneNamed: (drink: string, others: number) =>
      others
        ? `Patrí do drinku ${drink} a do ${others} ${slovakForm(others, 'ďalšieho receptu', 'ďalších receptov', 'ďalších receptov')}.`
        : `Patrí do drinku ${drink}.`,
    someNamed: (named: number, rest: number, others: string) =>
      `Patrí do ${named} z ${named + rest} receptov; ${rest > 1 ? 'v ostatných' : named === 1 ? 'v druhom' : 'v poslednom'} je to náhrada za: ${others}.`,
    noneNamed: (others: string) => `Náhrada za: ${others}.`,
    more: 'iné',
  },
} as const;

interface Names {
  ingredient: (number: number) => string;
  drink: (id: string) => string;
}

/** Why a purchase is worth it, in one line; its turn in the list varies what would be said often. */
export function reasonFor(gain: Gain, names: Names, language: Language, turn = 0): string {
  const text = texts[language];
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
