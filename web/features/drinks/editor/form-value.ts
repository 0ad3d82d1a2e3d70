import type { OwnDrinkFields, OwnDrinkTexts } from '#domain/drinks/own-drinks.ts';
import { type Language, type Localized, languages } from '#domain/languages.ts';

/** Texts drafted from the recipe until the owner writes them. */
export type DraftedText = 'instructions' | 'garnish';
export type Drafts = Record<DraftedText, Localized>;

export const noDrafts: Drafts = { instructions: { en: '', sk: '' }, garnish: { en: '', sk: '' } };

export interface FormTexts extends OwnDrinkTexts {
  /** Drafted texts that the owner has replaced. */
  own: Record<DraftedText, boolean>;
}

export interface FormValue extends Omit<OwnDrinkFields, 'texts'> {
  texts: Partial<Record<Language, FormTexts>>;
  /** As it is typed. */
  price: string;
  /** The stored drink's version; 0 for a new one. */
  version: number;
}

export function newTexts(name: string): FormTexts {
  const own = { instructions: false, garnish: false };
  return { name, description: '', instructions: '', garnish: '', own };
}

export function newForm(language: Language): FormValue {
  return {
    texts: { [language]: newTexts('') },
    category: 'sours',
    method: 'shake',
    glass: 'coupe',
    ice: 'none',
    garnishes: [],
    rim: null,
    recipe: [],
    basedOn: null,
    price: '',
    version: 0,
  };
}

/** Fills the form from a stored drink, or from one to copy. */
export function formOf(fields: OwnDrinkFields, version: number, price: string): FormValue {
  const { category, method, glass, ice, garnishes, rim, recipe, basedOn } = fields;
  const texts: FormValue['texts'] = {};
  for (const language of languages) {
    const written = fields.texts[language];
    if (!written) continue;
    const { name, description, instructions, garnish } = written;
    const own = { instructions: instructions !== '', garnish: garnish !== '' };
    texts[language] = { name, description, instructions, garnish, own };
  }
  return { texts, category, method, glass, ice, garnishes, rim, recipe, basedOn, price, version };
}

export function fieldsOf(
  { version: _, price: __, ...value }: FormValue,
  drafts: Drafts,
): OwnDrinkFields {
  const texts: OwnDrinkFields['texts'] = {};
  for (const language of languages) {
    const written = value.texts[language];
    if (!written) continue;
    texts[language] = {
      name: written.name.trim(),
      description: written.description.trim(),
      instructions: shownText(written, 'instructions', drafts, language).trim(),
      garnish: shownText(written, 'garnish', drafts, language).trim(),
    };
  }
  return { ...value, texts };
}

export function shownText(
  texts: FormTexts,
  part: DraftedText,
  drafts: Drafts,
  language: Language,
): string {
  return texts.own[part] ? texts[part] : drafts[part][language];
}
