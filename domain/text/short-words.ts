import type { Language, Localized } from '#domain/languages.ts';

const shortWord = /(?<![\p{L}\p{N}-])([aiouksvz]) /giu;

/** Binds Slovak words of one letter to the next word, so that none of them ends a line. */
export function bindShortWords(text: string): string {
  return text.replace(shortWord, '$1\u00a0');
}

export function bindLocalized({ en, sk }: Localized): Localized {
  return { en, sk: bindShortWords(sk) };
}

/** A sentence as it is shown in its language. */
export function typeset(text: string, language: Language): string {
  return language === 'sk' ? bindShortWords(text) : text;
}
