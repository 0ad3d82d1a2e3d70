export const languages = ['en', 'sk'] as const;
export type Language = (typeof languages)[number];
export type Localized = Readonly<Record<Language, string>>;
const defaultLanguage: Language = 'en';

/** The first tag of a known language: 'sk' for 'sk-SK'. */
export function pickLanguage(tags: readonly (string | null | undefined)[]): Language {
  for (const tag of tags) {
    const base = tag?.trim().toLowerCase().split('-')[0];
    const found = languages.find((language) => language === base);
    if (found) return found;
  }
  return defaultLanguage;
}

/** 'sk-SK,sk;q=0.9,en;q=0.8' → ['sk-SK', 'sk', 'en'], best first. */
export function acceptedLanguages(header: string | undefined): string[] {
  return (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const quality = parameters.find((parameter) => parameter.trim().startsWith('q='));
      return { tag, weight: quality ? Number(quality.split('=')[1]) : 1 };
    })
    .filter(({ tag, weight }) => tag && weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}
