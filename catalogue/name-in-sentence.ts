import type { Language } from '#domain/languages.ts';
import properNames from './proper-names.json' with { type: 'json' };

/** Campari keeps its capital within a sentence, gin does not. */
export function isProperName(name: string, language: Language): boolean {
  return properNames[language].includes(name.split(' ')[0] ?? '');
}

export function nameInSentence(name: string, language: Language): string {
  return isProperName(name, language) ? name : name.charAt(0).toLowerCase() + name.slice(1);
}
