import { maxShelfListPieces } from '#domain/ingredients/shelves.ts';
import { wordsIn } from '#language/words/tokenize.ts';
import { listWords } from './ingredient-words.ts';

const separators = /[\n\r;|•·●▪◦\t]+|,(?!\d)|(?<!\d),|(?:^|\s)[*–—-]+\s/u;
const headings = listWords.words('headings');
const negations = listWords.words('negations');
const joins = new RegExp(
  `\\s+(?:${[...listWords.words('joins')].join('|')}|&|\\+)\\s+|\\s*/\\s*`,
  'iu',
);

const units = 'ml|cl|dl|l|oz|g|kg|ks|kus\\w*|pcs?|lit\\w*|fl\\w*|x|×|%|€|eur|\\$';
/** Amounts, counts and prices: "0,7 l", "2x", "x 3", "40 %", "12,90 €". */
const amounts = new RegExp(
  [
    `(?<![\\p{L}\\p{N}])\\d+(?:[.,/]\\d+)?\\s*(?:${units})(?![\\p{L}\\p{N}])`,
    '(?<![\\p{L}\\p{N}])[x×]\\s*\\d+(?![\\p{L}\\p{N}])',
    '[€$]\\s*\\d+(?:[.,]\\d+)?',
    '[½¼¾⅓⅔]',
    '\\d+\\s*/\\s*\\d+',
    '\\([\\s\\d.,]*\\)',
    // "1. Gin", "2) Vodka"
    '^\\s*\\d+[.)]\\s',
  ].join('|'),
  'giu',
);

export interface ListPieces {
  pieces: string[];
  rest: string[];
}

export function piecesOf(text: string): ListPieces {
  const all = text
    .normalize('NFC')
    .split(/[\n\r]+/)
    .flatMap(withoutHeading)
    .flatMap((line) => withoutAmounts(line).split(separators))
    .map((piece) => piece.replaceAll(/\s+/g, ' ').trim())
    .filter((piece) => /\p{L}/u.test(piece))
    .filter(
      (piece) => wordsIn(piece).some((word) => /\p{L}/u.test(word)) || /\d\p{L}/u.test(piece),
    );
  return { pieces: all.slice(0, maxShelfListPieces), rest: all.slice(maxShelfListPieces) };
}

function withoutAmounts(text: string): string {
  return text.replaceAll(amounts, ' ');
}

export function joinedParts(piece: string): string[] {
  return piece.split(joins).filter((part) => part.trim());
}

export function isNegated(words: readonly string[]): boolean {
  return words.some((word) => negations.has(word));
}

/** "Gin: Tanqueray, Beefeater" becomes its bottles, "Spirits" nothing. */
function withoutHeading(line: string): string[] {
  const colon = line.indexOf(':');
  const [before, after] = colon < 0 ? [line, ''] : [line.slice(0, colon), line.slice(colon + 1)];
  if (colon >= 0 && /\p{L}{3}/u.test(withoutAmounts(after))) return [after];
  return headings.has(wordsIn(before).join(' ')) ? [] : [before];
}
