import type { Language, Localized } from '#domain/languages.ts';
import { readLabels } from '#language/words/vocabulary.ts';
import type { Quality } from './qualities.ts';

export const superlatives = [
  'strong',
  'light',
  'sweet',
  'sour',
  'bitter',
  'dry',
  'spicy',
  'fewParts',
  'manyParts',
  'quick',
  'big',
  'short',
  'elegant',
] as const;

const names: Readonly<Partial<Record<Quality, Localized>>> = readLabels(
  'labels/superlatives.txt',
  superlatives,
);

export function superlativeName(quality: Quality, language: Language): string | undefined {
  return names[quality]?.[language];
}
