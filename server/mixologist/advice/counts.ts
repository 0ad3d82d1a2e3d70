import type { Language } from '#domain/languages.ts';

const lists = { en: new Intl.ListFormat('en-GB'), sk: new Intl.ListFormat('sk') };
const plural = new Intl.PluralRules('sk');

export function listOf(names: readonly string[], language: Language): string {
  return lists[language].format(names);
}

/** 1 drink, 2 drinky, 5 drinkov. */
export function slovakForm(count: number, one: string, few: string, many: string): string {
  const forms: Partial<Record<Intl.LDMLPluralRule, string>> = { one, few };
  return forms[plural.select(count)] ?? many;
}

export const drinks = {
  en: (count: number) => (count === 1 ? '1 drink' : `${count} drinks`),
  sk: (count: number) => `${count} ${slovakForm(count, 'drink', 'drinky', 'drinkov')}`,
} satisfies Record<Language, (count: number) => string>;
