// Drinks and ingredients that an account owns.
import { type Language, languages } from './languages.ts';

export const ownItemLimits = { name: 60, description: 500, instructions: 1_000 } as const;

export interface OwnItemTexts {
  name: string;
  description: string;
  instructions: string;
}

/** Texts as people write them. A language without a name has the texts of the other. */
export type WrittenTexts<Texts = OwnItemTexts> = Partial<Record<Language, Texts>>;

/** The stored item that an edit starts from. */
export interface OwnItem {
  _id: string;
  isRetired: boolean;
  /** An edit names the version it is based on, so that it cannot overwrite somebody else's. */
  version: number;
  /** The last editor, where the account has several people. */
  changedBy: string | null;
}

/** The languages in which something is written. */
export function writtenLanguages(texts: WrittenTexts<unknown>): Language[] {
  return languages.filter((language) => texts[language]);
}

/** The name in a language, or in the other one. */
export function nameIn(texts: WrittenTexts<{ name: string }>, language: Language): string {
  return (texts[language] ?? texts.en ?? texts.sk)?.name.trim() ?? '';
}
