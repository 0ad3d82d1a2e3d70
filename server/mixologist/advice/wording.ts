import type { Language } from '#domain/languages.ts';

export interface Advice {
  buy: readonly string[];
  newDrinks: readonly string[];
}

const lists = { en: new Intl.ListFormat('en-GB'), sk: new Intl.ListFormat('sk') };
const plural = new Intl.PluralRules('sk');

const drinks = {
  en: (count: number) => (count === 1 ? '1 drink' : `${count} drinks`),
  sk: (count: number) => {
    const forms: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'nápoj', few: 'nápoje' };
    return `${count} ${forms[plural.select(count)] ?? 'nápojov'}`;
  },
} satisfies Record<Language, (count: number) => string>;

const texts = {
  en: {
    now: (count: number) =>
      count ? `Your shelf makes ${drinks.en(count)} now.` : 'Your shelf makes no drink yet.',
    nothing: 'Nothing you could add would open another drink.',
    one: (name: string, count: number) => `${name} would open the most: ${count} more.`,
    next: (name: string, count: number) => `After that, ${name} is worth a look, with ${count}.`,
    pair: (names: string, count: number) =>
      `No single bottle opens a new drink, but two together do: ${names} open ${drinks.en(count)}.`,
  },
  sk: {
    now: (count: number) =>
      count
        ? `Z vašich zásob teraz pripravíte ${drinks.sk(count)}.`
        : 'Z vašich zásob sa zatiaľ nedá pripraviť žiadny nápoj.',
    nothing: 'Nič, čo by ste mohli dokúpiť, nepridá ďalší nápoj.',
    one: (name: string, count: number) => `Najviac pridá ${name}: ${drinks.sk(count)} navyše.`,
    next: (name: string, count: number) => `Za úvahu stojí aj ${name}: ${drinks.sk(count)} navyše.`,
    pair: (names: string, count: number) =>
      `Jedna fľaša zatiaľ nepridá nič, dve spolu áno: ${names}, spolu ${drinks.sk(count)} navyše.`,
  },
} as const;

/** The one or two sentences above the list of purchases. */
export function wordAdvice(drinksNow: number, advice: readonly Advice[], language: Language) {
  const text = texts[language];
  const [first, second] = advice;
  if (!first) return `${text.now(drinksNow)} ${text.nothing}`;
  const names = lists[language].format(first.buy);
  const count = first.newDrinks.length;
  const lead = first.buy.length > 1 ? text.pair(names, count) : text.one(names, count);
  const more =
    second?.buy.length === 1 ? text.next(second.buy.join(), second.newDrinks.length) : '';
  return [text.now(drinksNow), lead, more].filter(Boolean).join(' ');
}
