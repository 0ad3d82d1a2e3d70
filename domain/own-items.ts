// What an account owns: its drinks and its ingredients.
import { type Language, languages } from './languages.ts';

export const ownItemLimits = { name: 60, description: 500, instructions: 1_000 } as const;

export interface OwnItemTexts {
  name: string;
  description: string;
  instructions: string;
}

/** Texts as people write them. A language without a name has the texts of the other. */
export type WrittenTexts<Texts = OwnItemTexts> = Partial<Record<Language, Texts>>;

/** What is known of a stored one, to be edited. */
export interface OwnItem {
  _id: string;
  isRetired: boolean;
  /** What an edit was based on: a change by somebody else is not overwritten. */
  version: number;
  /** Who changed it last, where the account has several people. */
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
