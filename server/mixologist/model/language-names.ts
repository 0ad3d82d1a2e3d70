import type { Language } from '#domain/languages.ts';

export const languageNames: Record<Language, string> = { en: 'English', sk: 'Slovak' };
