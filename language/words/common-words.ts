import type { Language } from '#domain/languages.ts';
import en from '#language/vocabulary/words/en/common.json' with { type: 'json' };
import sk from '#language/vocabulary/words/sk/common.json' with { type: 'json' };

/** Stop words: too common to say anything about a drink. */
export const commonWords: ReadonlySet<string> = new Set([...en, ...sk]);

const byLanguage: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(en),
  sk: new Set(sk),
};

export function isCommonIn(language: Language, word: string): boolean {
  return byLanguage[language].has(word);
}
