import { drinks, slovakForm } from './counts.ts';

const more = (count: number) => (count === 1 ? '1 more drink' : `${count} more drinks`);

export const adviceTexts = {
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

export const reasonTexts = {
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
