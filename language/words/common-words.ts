import type { Language } from '#domain/languages.ts';
import { listsOf } from './lists.ts';

const lists = listsOf('words/common', ['common']);

export const commonWords: ReadonlySet<string> = lists.words('common');

const byLanguage: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: lists.words('common', 'en'),
  sk: lists.words('common', 'sk'),
};

export function isCommonIn(language: Language, word: string): boolean {
  return byLanguage[language].has(word);
}
