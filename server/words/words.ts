// Words of English and Slovak as guests type them: with or without diacritics, inflected, misspelt.
import { fold } from '#domain/text.ts';

/** Marks that end a thought are kept as words of their own. */
export const marks = new Set([',', ';', '.', '!', '?', ':']);

export function tokenize(text: string): string[] {
  return fold(text)
    .replaceAll(/[’‘`´]/g, "'")
    .replaceAll(/([a-z])'([a-z])/g, '$1$2')
    .replaceAll(/(\d)[.,](\d)/g, '$1·$2')
    .replaceAll(/\s[-–—]+\s/g, ' , ')
    .replaceAll(/[,;.!?:]/g, ' $& ')
    .replaceAll(/%/g, ' % ')
    .replaceAll(/[^\p{L}\p{N}·%,;.!?: ]/gu, ' ')
    .replaceAll('·', '.')
    .split(/\s+/)
    .filter(Boolean);
}

/** The words alone. */
export function wordsIn(text: string): string[] {
  return tokenize(text).filter((token) => !marks.has(token));
}

function list(words: string): string[] {
  return words.split(' ');
}

const nounEndings = list(
  'a e i o u y ou om ov am ami ach och mi em ej ia ie iu iam iach ii iou iami ok iek ec',
);
const adjectiveEndings = list(
  'y a e i ia ie eho ieho emu iemu om ym im ych ich ymi imi ej ou iu u',
);
const adjectiveStems = list('ov n en ick ck sk ast kast ejs s k ovit at iv');
const englishEndings = list('ened en s es y ed d er r est st ing ish ier iest ies ness ly like ey');

const endings = new Set([
  '',
  ...nounEndings,
  ...adjectiveEndings,
  ...adjectiveStems.flatMap((stem) => adjectiveEndings.map((ending) => stem + ending)),
  ...list('ka ky ku kou ke kach kami kam cek ceky cekom kova kove'),
  ...list('ovo ivo ne sko o'),
  ...englishEndings,
]);
const longestEnding = Math.max(...Array.from(endings, (ending) => ending.length));

/** What may be left of a word without one of the endings of either language, longest first. */
export function stemsOf(word: string): string[] {
  const stems: string[] = [];
  for (let cut = 0; cut <= Math.min(longestEnding, word.length - 2); cut++) {
    if (endings.has(word.slice(word.length - cut))) stems.push(word.slice(0, word.length - cut));
  }
  return stems;
}

/** The one stem under which a text is indexed and sought. */
export function stemOf(word: string): string {
  if (word.length < 5) return word.replace(/(?<=..)s$/, '');
  return stemsOf(word).findLast((stem) => stem.length >= 4) ?? word;
}

/**
 * How a vocabulary writes a word: `whisk` takes any ending, `mint=` none, `mat-` needs one,
 * `chocolat*` goes on anyhow.
 */
export interface Pattern {
  stem: string;
  rule: 'inflected' | 'exact' | 'ending' | 'prefix';
}

const rules: Record<string, Pattern['rule']> = { '=': 'exact', '-': 'ending', '*': 'prefix' };

export function pattern(written: string): Pattern {
  const rule = rules[written.at(-1) ?? ''];
  return rule ? { stem: written.slice(0, -1), rule } : { stem: written, rule: 'inflected' };
}

export function matches({ stem, rule }: Pattern, word: string): boolean {
  if (!word.startsWith(stem)) return false;
  if (rule === 'prefix') return true;
  if (word.length === stem.length) return rule !== 'ending';
  return rule !== 'exact' && endings.has(word.slice(stem.length));
}

/** How many slips a word of this length may hold. */
export function slipsAllowed(length: number): number {
  if (length < 5) return 0;
  return length < 8 ? 1 : 2;
}

/** Letters to add, drop, change or swap to make one word of the other; `most` + 1 when more. */
export function slips(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, at(before, j - 2) + 1);
      }
      row.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
    before = last;
    last = row;
  }
  return at(last, b.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? 0;
}
