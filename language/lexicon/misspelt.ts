import type { Language } from '#domain/languages.ts';
import { editDistance, typosAllowed } from '#domain/text/typos.ts';
import { isOrdinary } from '#language/words/ordinary-words.ts';
import { remembered } from '#language/words/remembered.ts';
import { stemsOf } from '#language/words/stems.ts';
import { isOfDegree } from './degrees.ts';
import { type Meaning, meaningPhrases } from './meanings.ts';

/** Not "alcohol-free" and the like: one typo would turn a cocktail into a mocktail. */
const candidates = meaningPhrases.flatMap(({ patterns: [only, ...more], meaning, language }) => {
  const isSafe =
    meaning.kind === 'concept' ||
    (meaning.kind === 'quality' && !meaning.isMost) ||
    // "Stongest": long enough, and listed in full.
    (isOfDegree(meaning) && only?.rule === 'exact' && only.text.length >= 8);
  // Brands belong to no language, and look like many words.
  const shortest = language ? 4 : 7;
  return only && isSafe && more.length === 0 && only.text.length >= shortest
    ? [{ ...only, meaning, language }]
    : [];
});

const byFirstLetter = Map.groupBy(candidates, ({ text }) => text[0] ?? '');

const inAnyLanguage = remembered((token) => nearest(token));
const inEnglish = remembered((token) => nearest(token, 'en'));

/** The meanings of the known words nearest to a misspelt one. Both languages have English loans. */
export function lookUpMisspelt(token: string, spoken?: Language): readonly Meaning[] | undefined {
  return spoken === 'en' ? inEnglish(token) : inAnyLanguage(token);
}

function nearest(token: string, spoken?: Language): readonly Meaning[] | undefined {
  if (token.length < 4 || isOrdinary(token)) return undefined;
  const stems = stemsOf(token).filter((stem) => stem.length >= 4);
  let fewest = Number.POSITIVE_INFINITY;
  let meanings: Meaning[] = [];
  for (const { text, rule, meaning, language } of byFirstLetter.get(token[0] ?? '') ?? []) {
    if (spoken === 'en' && language === 'sk') continue;
    const forms = rule === 'exact' ? [token] : rule === 'prefix' ? startsOf(token, text) : stems;
    for (const form of forms) {
      const typos = spoken !== 'en' && soundOf(form) === soundOf(text) ? 0 : typosIn(form, text);
      if (typos === Number.POSITIVE_INFINITY || typos > fewest) continue;
      if (typos > 0 && token.length < 5) continue;
      if (typos < fewest) meanings = [];
      fewest = typos;
      if (!meanings.includes(meaning)) meanings.push(meaning);
    }
  }
  return meanings.length ? meanings : undefined;
}

/** Infinity where the form is another word. */
function typosIn(form: string, text: string): number {
  const max = typosAllowed(Math.min(form.length, text.length));
  const typos = max === 0 ? Number.POSITIVE_INFINITY : editDistance(form, text, max);
  return typos > max || (typos > 0 && isOtherWord(form, text)) ? Number.POSITIVE_INFINITY : typos;
}

/** In Slovak i and y sound alike: "anýz" is "aníz". */
function soundOf(word: string): string {
  return word.replaceAll('y', 'i');
}

/** Replacing a letter turns a short word into another one: later, lager. A swap does not. */
function isOtherWord(form: string, text: string): boolean {
  return text.length < 6 && form.length === text.length && !hasSameLetters(form, text);
}

function hasSameLetters(a: string, b: string): boolean {
  return [...a].sort().join() === [...b].sort().join();
}

function startsOf(token: string, text: string): string[] {
  return [text.length - 1, text.length, text.length + 1].map((length) => token.slice(0, length));
}
