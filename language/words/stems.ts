import type { Language } from '#domain/languages.ts';

function list(words: string): string[] {
  return words.split(' ');
}

const nounEndings = list(
  'a e i o u y ou om ov am ami ach och mi em ej ia ie iu iam iach ii iou iami ok iek ec',
);
const adjectiveEndings = list(
  'y a e i ia ie eho ieho emu iemu om ym im ych ich ymi imi ej ou iu u yho ymu ejch',
);
const adjectiveStems = list('ov n en ick ck sk ast kast ejs s k ovit at iv');
const english = new Set([
  '',
  ...list('ened en s es y ed d er r est st ing ish ier iest ies ness ly like ey'),
]);
const slovak = new Set([
  '',
  ...nounEndings,
  ...adjectiveEndings,
  ...adjectiveStems.flatMap((stem) => adjectiveEndings.map((ending) => stem + ending)),
  ...list('ka ky ku kou ke kach kami kam cek ceky cekom kova kove'),
  ...list('ovo ivo ne sko o'),
]);
const endings = new Set([...english, ...slovak]);
const byLanguage: Readonly<Record<Language, ReadonlySet<string>>> = { en: english, sk: slovak };
const longestEnding = Math.max(...Array.from(endings, (ending) => ending.length));

/** In one language or in either. Includes the empty ending. */
export function isEnding(text: string, language?: Language): boolean {
  return (language ? byLanguage[language] : endings).has(text);
}

export function stemsOf(word: string): string[] {
  const stems: string[] = [];
  for (let cut = 0; cut <= Math.min(longestEnding, word.length - 2); cut++) {
    if (isEnding(word.slice(word.length - cut))) stems.push(word.slice(0, word.length - cut));
  }
  return stems;
}

export function stemOf(word: string): string {
  if (word.length < 5) return word.replace(/(?<=..)s$/, '');
  return stemsOf(word).findLast((stem) => stem.length >= 4) ?? word;
}
