import { fold } from '#domain/text/text.ts';
import { spokenEmoji } from './emoji.ts';

/** Punctuation that separates thoughts; each mark is a token of its own. */
export const marks = new Set([',', ';', '.', '!', '?', ':']);

/** The words of a text in lower case without diacritics, and its punctuation; “> 30 %” and “30+ %” in words. */
export function tokenize(text: string): string[] {
  return fold(spokenEmoji(text))
    .replaceAll(/[’‘`´]/g, "'")
    .replaceAll(/([a-z])'([a-z])/g, '$1$2')
    .replaceAll(/(\d)[.,](\d)/g, '$1·$2')
    .replaceAll(/\s[-–—]+\s/g, ' , ')
    .replaceAll(/\s&\s/g, ' and ')
    .replaceAll(/([<>])=?\s*(?=\d+\s*%)/g, (_, sign) => (sign === '>' ? ' over ' : ' under '))
    .replaceAll(/(\d)\s*(?:\+\s*%|%\s*\+)/g, '$1 % plus ')
    .replaceAll(/[,;.!?:]/g, ' $& ')
    .replaceAll(/%/g, ' % ')
    .replaceAll(/[^\p{L}\p{N}·%,;.!?: ]/gu, ' ')
    .replaceAll('·', '.')
    .split(/\s+/)
    .filter(Boolean);
}

/** The words of a text without its punctuation. */
export function wordsIn(text: string): string[] {
  return tokenize(text).filter((token) => !marks.has(token));
}
