// Superlatives: the most of a quality, where guests have words of their own for it.
import type { Language } from '#domain/languages.ts';
import en from '#language/vocabulary/search/en/superlatives.json' with { type: 'json' };
import sk from '#language/vocabulary/search/sk/superlatives.json' with { type: 'json' };
import type { Patterns } from '#language/notation/patterns.ts';
import type { Quality } from './qualities.ts';

export interface SuperlativeWords {
  /** In explanations: "as sweet as possible". */
  name: string;
  patterns: Patterns;
}

const words: Readonly<Record<Language, Readonly<Partial<Record<Quality, SuperlativeWords>>>>> = {
  en: en.qualities,
  sk: sk.qualities,
};

export const superlatives = Object.keys(en.qualities) as Quality[];

/** The patterns of both languages. */
export function superlativePatterns(quality: Quality): Patterns[] {
  return [words.en[quality]?.patterns ?? {}, words.sk[quality]?.patterns ?? {}];
}

export function superlativeName(quality: Quality, language: Language): string | undefined {
  return words[language][quality]?.name;
}

const most = new Set([...en.most, ...sk.most]);

/** "Most", "najviac": what follows is meant in the superlative. */
export function isMostWord(word: string): boolean {
  return most.has(word);
}
