import type { Language, Localized } from '#domain/languages.ts';

const shortWord = /(?<![\p{L}\p{N}-])([aiouksvz]) /giu;

/** Prevents Slovak one-letter words from ending a line. */
export function bindShortWords(text: string): string {
  return text.replace(shortWord, '$1\u00a0');
}

export function bindLocalized({ en, sk }: Localized): Localized {
  return { en, sk: bindShortWords(sk) };
}

export function typeset(text: string, language: Language): string {
  return language === 'sk' ? bindShortWords(text) : text;
}
