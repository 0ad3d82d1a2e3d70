import type { Language } from '#domain/languages.ts';
import properNames from './proper-names.json' with { type: 'json' };

/** Whether the name of an ingredient of the catalogue keeps its capital within a sentence, as Campari does. */
export function isProperName(name: string, language: Language): boolean {
  return properNames[language].includes(name.split(' ')[0] ?? '');
}

/** The name of an ingredient of the catalogue within a sentence: Campari keeps its capital, gin has none. */
export function nameInSentence(name: string, language: Language): string {
  return isProperName(name, language) ? name : name.charAt(0).toLowerCase() + name.slice(1);
}
