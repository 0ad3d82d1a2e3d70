import { branded } from '#catalogue/traits.ts';
import type { Pattern } from '#language/words/patterns.ts';
import { wordsIn } from '#language/words/tokenize.ts';
import { type Concept, conceptData, isConcept } from './concepts.ts';

export interface Brand {
  patterns: Pattern[];
  concepts: readonly Concept[];
  isAlcoholFree: boolean;
}

export const brands: readonly Brand[] = branded().flatMap(
  ({ brands, concepts, isAlcoholFreeVersion: isAlcoholFree = false }) => {
    const all = concepts.filter(isConcept);
    const telling = all.filter((concept) => !conceptData(concept).isFaint);
    return [...new Set(brands.map((brand) => wordsIn(brand).join(' ')))].map((brand) => ({
      patterns: patternsOf(brand.split(' ')),
      concepts: telling.length ? telling : all,
      isAlcoholFree,
    }));
  },
);

/** The last word may be inflected: "s becherovkou". */
function patternsOf(words: readonly string[]): Pattern[] {
  return words.map((text, n) => {
    if (n < words.length - 1 || text.length < 4 || /\d/.test(text)) return { text, rule: 'exact' };
    const stem = text.replace(/[aeiou]$/, '');
    return stem !== text && stem.length >= 4
      ? { text: stem, rule: 'stemWithEnding' }
      : { text, rule: 'stem' };
  });
}
