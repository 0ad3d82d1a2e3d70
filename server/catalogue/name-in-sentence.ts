import type { Language } from '#domain/languages.ts';
import properNames from './proper-names.json' with { type: 'json' };

/** The name of an ingredient of the catalogue within a sentence: Campari keeps its capital, gin has none. */
export function nameInSentence(name: string, language: Language): string {
  const isProper = properNames[language].includes(name.split(' ')[0] ?? '');
  return isProper ? name : name.charAt(0).toLowerCase() + name.slice(1);
}
