// Writes how a drink is made, in both languages.
import type { Method } from '#domain/alcohol.ts';
import type { RecipeItem } from '#domain/drink-draft.ts';
import type { DrinkLook } from '#domain/drink-look.ts';
import { type Language, type Localized, languages } from '#domain/languages.ts';
import { traitsOf } from '#server/catalogue/traits.ts';
import properNames from './lexicon/proper-names.json' with { type: 'json' };
import type { PantryItem } from './pantry.ts';
import { glassNames } from './texts.ts';

export interface Written {
  method: Method;
  recipe: readonly RecipeItem[];
  items: readonly PantryItem[];
  look: DrinkLook;
}

/** "a, b and c". */
export const lists: Record<Language, Intl.ListFormat> = {
  en: new Intl.ListFormat('en-GB'),
  sk: new Intl.ListFormat('sk'),
};

export function inBoth(write: (language: Language) => string): Localized {
  const texts = languages.map((language) => [language, write(language)] as const);
  return Object.fromEntries(texts) as Record<Language, string>;
}

export function instruct(drink: Written): Localized {
  return inBoth((language) =>
    (language === 'en' ? stepsEn(drink) : stepsSk(drink)).filter(Boolean).join(' '),
  );
}

function stepsEn({ method, recipe, items, look }: Written): string[] {
  const tops = topsOf(recipe);
  const crushed = method === 'muddle' ? crushedIn(recipe, items) : [];
  const everything = tops.length ? 'everything but the bubbles' : 'everything';
  const glass = glassNames[look.glass].en;
  const lower = (ids: readonly RecipeItem[]) =>
    lists.en.format(ids.map(({ id }) => nameIn(items, id, 'en')));
  const pluralOf = ({ id, unit, amount }: RecipeItem) => {
    const name = nameIn(items, id, 'en');
    if (unit !== 'PIECE' || amount <= 1) return name;
    return name.endsWith('y')
      ? `${name.slice(0, -1)}ies`
      : `${name}${/ch$/.test(name) ? 'es' : 's'}`;
  };
  const over = look.ice === 'none' ? `into a ${glass}` : `into a ${glass} over fresh ice`;
  const ways: Record<Method, string[]> = {
    shake: [
      hasEgg(recipe)
        ? `Shake ${everything} without ice, then again with ice.`
        : `Shake ${everything} with ice for about 12 seconds.`,
      `Strain ${over}.`,
    ],
    stir: ['Stir with ice for about 30 seconds.', `Strain ${over}.`],
    blend: ['Blend with a handful of crushed ice until smooth.', `Pour into a ${glass}.`],
    muddle: [
      crushed.length
        ? `Gently press the ${lists.en.format(crushed.map(pluralOf))} in a shaker.`
        : '',
      'Add the rest and ice, shake briefly.',
      `Strain ${over}.`,
    ],
    build: [
      look.ice === 'none' ? `Pour ${everything} into a ${glass}.` : `Fill a ${glass} with ice.`,
      look.ice === 'none' ? '' : `Pour in ${everything} and stir gently.`,
    ],
    layer: [`Pour slowly over the back of a spoon into a ${glass}, one after another.`],
  };
  const thick = recipe.filter(isThick);
  const brewed = recipe.filter(isBrewed);
  return [
    thick.length ? `Loosen the ${lower(thick)} with the same amount of warm water.` : '',
    brewed.length ? `Let the ${lower(brewed)} cool.` : '',
    ...ways[method],
    tops.length ? `Top with ${lower(tops)}.` : '',
  ];
}

function stepsSk({ method, recipe, items, look }: Written): string[] {
  const tops = topsOf(recipe);
  const crushed = method === 'muddle' ? crushedIn(recipe, items) : [];
  const everything = tops.length ? 'všetko okrem perlivej zložky' : 'všetko';
  const glass = glassNames[look.glass].sk;
  const over = look.ice === 'none' ? `do ${glass}` : `do ${glass} na čerstvý ľad`;
  /** A name without the inflected form stands after a colon, as it is. */
  const inflected = (
    verb: string,
    parts: readonly RecipeItem[],
    form: 'accusative' | 'instrumental',
  ) => {
    if (parts.length === 0) return '';
    const forms = parts.flatMap(({ id }) => traitsOf(id).inflections[form] ?? []);
    const isKnown = forms.length === parts.length;
    const names = isKnown ? forms : parts.map(({ id }) => nameIn(items, id, 'sk'));
    return `${verb}${isKnown ? '' : ':'} ${lists.sk.format(names)}.`;
  };
  const capital = capitalized(everything);
  const ways: Record<Method, string[]> = {
    shake: [
      hasEgg(recipe)
        ? `${capital} pretrepte najprv bez ľadu, potom s ľadom.`
        : `${capital} pretrepte s ľadom asi 12 sekúnd.`,
      `Preceďte ${over}.`,
    ],
    stir: ['Všetko miešajte s ľadom asi 30 sekúnd.', `Preceďte ${over}.`],
    blend: ['Rozmixujte dohladka s hrsťou drveného ľadu.', `Nalejte do ${glass}.`],
    muddle: [
      inflected('V šejkri jemne podrvte', crushed, 'accusative'),
      'Pridajte ostatné, doplňte ľad a krátko pretrepte.',
      `Preceďte ${over}.`,
    ],
    build: [
      look.ice === 'none' ? `${capital} nalejte do ${glass}.` : `Do ${glass} dajte ľad.`,
      look.ice === 'none' ? '' : `Prilejte ${everything} a jemne premiešajte.`,
    ],
    layer: [`Nalievajte pomaly po chrbte lyžičky do ${glass}, jedno po druhom.`],
  };
  // Masculine: the accusative of honey and of every tea is the name itself.
  const nominative = (parts: readonly RecipeItem[]) =>
    capitalized(lists.sk.format(parts.map(({ id }) => nameIn(items, id, 'sk'))));
  const thick = recipe.filter(isThick);
  const brewed = recipe.filter(isBrewed);
  return [
    thick.length ? `${nominative(thick)} najprv rozmiešajte s rovnakým dielom teplej vody.` : '',
    brewed.length ? `${nominative(brewed)} nechajte vopred vychladnúť.` : '',
    ...ways[method],
    inflected('Dolejte', tops, 'instrumental'),
  ];
}

const hasEgg = (recipe: readonly RecipeItem[]) =>
  recipe.some(({ id }) => traitsOf(id).tags.includes('egg'));

/** Honey does not dissolve in a cold shaker; syrups do. */
const isThick = ({ id }: RecipeItem) => {
  const { roles, pack } = traitsOf(id);
  return roles.includes('sweet') && pack?.kind !== 'bottle';
};

const isBrewed = ({ id }: RecipeItem) => traitsOf(id).roles.includes('tea');

const topsOf = (recipe: readonly RecipeItem[]) => recipe.filter(({ unit }) => unit === 'TOP');

const crushedIn = (recipe: readonly RecipeItem[], items: readonly PantryItem[]) =>
  recipe.filter(({ id }) =>
    /herbs|fruits/.test(items.find((item) => item.id === id)?.category ?? ''),
  );

/** A name within a sentence, without what stands in brackets: Campari keeps its capital, gin has none. */
export function nameIn(items: readonly PantryItem[], id: string, language: Language): string {
  const name = items.find((one) => one.id === id)?.name[language] ?? '';
  const short = name.replace(/ \(.*\)$/, '');
  const isProper = properNames[language].includes(short.split(' ')[0] ?? '');
  return isProper ? short : short.charAt(0).toLowerCase() + short.slice(1);
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
