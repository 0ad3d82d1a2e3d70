import { fold } from '#domain/text/text.ts';
import { spokenEmoji } from './emoji.ts';

/** Punctuation between thoughts. Each mark is a token. */
export const marks = new Set([',', ';', '.', '!', '?', ':']);

/** Lower case, without diacritics, with punctuation. Spells out "> 30 %" and "30+ %". */
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

export function wordsIn(text: string): string[] {
  return tokenize(text).filter((token) => !marks.has(token));
}
