import type { OwnIngredient, OwnIngredientFields } from '#domain/ingredients/own-ingredients.ts';
import { type Language, languages } from '#domain/languages.ts';
import type { OwnItemTexts } from '#domain/own-items.ts';

export interface FormValue extends Omit<OwnIngredientFields, 'strength'> {
  /** As it is typed. */
  strength: string;
  /** The version that the edit is based on; 0 for a new one. */
  version: number;
  /** On the shelf of this bar as soon as it is saved; only for a new one. */
  isAvailable: boolean;
}

export const noTexts: OwnItemTexts = { name: '', description: '', instructions: '' };

export function emptyForm(language: Language, name = ''): FormValue {
  return {
    texts: { [language]: { ...noTexts, name } },
    category: 'syrups',
    strength: '0',
    sugar: null,
    allergens: null,
    color: null,
    kindOf: null,
    substitutes: [],
    parts: [],
    version: 0,
    isAvailable: true,
  };
}

export function formOf(ingredient: OwnIngredient, language: Language): FormValue {
  const { _id: _, isRetired, changedBy, strength, ...fields } = ingredient;
  const typed = new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(strength);
  return { ...fields, strength: typed, isAvailable: false };
}

/** Percent with a comma or a point; undefined for other texts. */
export function readStrength(text: string): number | undefined {
  const typed = text.trim().replace(/\s*%$/, '');
  if (!/^\d+(?:[.,]\d*)?$/.test(typed)) return undefined;
  const value = Number(typed.replace(',', '.'));
  return value <= 96 ? value : undefined;
}

export function fieldsOf({ version: _, isAvailable, ...value }: FormValue): OwnIngredientFields {
  const texts: OwnIngredientFields['texts'] = {};
  for (const language of languages) {
    const written = value.texts[language];
    if (written) texts[language] = written;
  }
  return { ...value, texts, strength: readStrength(value.strength) ?? 0 };
}

/** The language of the first name field: the reader's, where it has texts. */
export function mainLanguage({ texts }: FormValue, reader: Language): Language {
  return texts[reader] ? reader : (languages.find((language) => texts[language]) ?? reader);
}

/** Whether any optional field is filled in. */
export function hasMore(value: FormValue, main: Language): boolean {
  const { texts, substitutes, parts, sugar, color } = value;
  const isWritten = languages.some(
    (language) => texts[language] && (language !== main || texts[language].description !== ''),
  );
  return isWritten || substitutes.length + parts.length > 0 || sugar !== null || color !== null;
}
