import { nameInSentence } from '#catalogue/name-in-sentence.ts';
import type { Traits } from '#catalogue/schema.ts';
import { traitsOf } from '#catalogue/traits.ts';
import type { Method } from '#domain/drinks/alcohol.ts';
import type { RecipeItem } from '#domain/drinks/drink-draft.ts';
import type { DrinkLook } from '#domain/drinks/drink-look.ts';
import type { IngredientCategory } from '#domain/ingredients/ingredients.ts';
import { type Language, type Localized, languages } from '#domain/languages.ts';
import { glassNames } from './glass-texts.ts';

export interface NamedItem {
  id: string;
  category: IngredientCategory;
  name: Localized;
  /**
   * Undefined for ingredients of the catalogue. Own names are written as their owner writes them.
   */
  own?: Traits;
}

export interface Written {
  method: Method;
  recipe: readonly RecipeItem[];
  items: Items;
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
  const names = (parts: readonly RecipeItem[]) =>
    lists.en.format(parts.map(({ id }) => nameIn(items, id, 'en')));
  const the = (parts: readonly RecipeItem[], list = names(parts)) =>
    hasOwn(items, parts) ? list : `the ${list}`;
  const pluralOf = ({ id, unit, amount }: RecipeItem) => {
    const name = nameIn(items, id, 'en');
    if (unit !== 'PIECE' || amount <= 1 || ownFacts(items, id)) return name;
    return name.endsWith('y')
      ? `${name.slice(0, -1)}ies`
      : `${name}${/ch$/.test(name) ? 'es' : 's'}`;
  };
  const over = look.ice === 'none' ? `into a ${glass}` : `into a ${glass} over fresh ice`;
  const ways: Record<Method, string[]> = {
    shake: [
      hasEgg(recipe, items)
        ? `Shake ${everything} without ice, then again with ice.`
        : `Shake ${everything} with ice for about 12 seconds.`,
      `Strain ${over}.`,
    ],
    stir: ['Stir with ice for about 30 seconds.', `Strain ${over}.`],
    blend: ['Blend with a handful of crushed ice until smooth.', `Pour into a ${glass}.`],
    muddle: [
      crushed.length
        ? `Gently press ${the(crushed, lists.en.format(crushed.map(pluralOf)))} in a shaker.`
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
  const thick = recipe.filter(isThick(items));
  const brewed = isHot(look) ? [] : recipe.filter(isBrewed(items));
  return [
    thick.length ? `Loosen ${the(thick)} with the same amount of warm water.` : '',
    brewed.length ? `Let ${the(brewed)} cool.` : '',
    ...ways[method],
    tops.length ? `Top with ${names(tops)}.` : '',
  ];
}

function stepsSk({ method, recipe, items, look }: Written): string[] {
  const tops = topsOf(recipe);
  const crushed = method === 'muddle' ? crushedIn(recipe, items) : [];
  const everything = tops.length ? 'všetko okrem bubliniek' : 'všetko';
  const glass = glassNames[look.glass].sk;
  const over = look.ice === 'none' ? `do ${glass}` : `do ${glass} na čerstvý ľad`;
  /** Names without an inflected form follow a colon. */
  const inflected = (
    verb: string,
    parts: readonly RecipeItem[],
    form: 'accusative' | 'instrumental',
  ) => {
    if (parts.length === 0) return '';
    const forms = parts.flatMap(({ id }) => factsOf(items, id).inflections[form] ?? []);
    const isKnown = forms.length === parts.length;
    const names = isKnown ? forms : parts.map(({ id }) => nameIn(items, id, 'sk'));
    return `${verb}${isKnown ? '' : ':'} ${lists.sk.format(names)}.`;
  };
  /** "Dolejte sódou", but uninflected names are poured in: "Prilejte ginger ale". */
  const topSk = (parts: readonly RecipeItem[]) => {
    const isFixed = parts.some(({ id }) => {
      const { instrumental } = factsOf(items, id).inflections;
      return instrumental === nameIn(items, id, 'sk');
    });
    return isFixed && parts.length === 1
      ? `Prilejte ${nameIn(items, parts[0]?.id ?? '', 'sk')}.`
      : inflected('Dolejte', parts, 'instrumental');
  };
  const capital = capitalized(everything);
  const ways: Record<Method, string[]> = {
    shake: [
      hasEgg(recipe, items)
        ? `${capital} pretrepte najprv bez ľadu, potom s ľadom.`
        : `${capital} pretrepte s ľadom asi 12 sekúnd.`,
      `Preceďte ${over}.`,
    ],
    stir: ['Všetko miešajte s ľadom asi 30 sekúnd.', `Preceďte ${over}.`],
    blend: ['Rozmixujte dohladka s hrsťou drveného ľadu.', `Nalejte do ${glass}.`],
    muddle: [
      inflected('V šejkri zľahka roztlačte', crushed, 'accusative'),
      'Pridajte ostatné, doplňte ľad a krátko pretrepte.',
      `Preceďte ${over}.`,
    ],
    build: [
      look.ice === 'none' ? `${capital} nalejte do ${glass}.` : `Do ${glass} dajte ľad.`,
      look.ice === 'none' ? '' : `Prilejte ${everything} a jemne premiešajte.`,
    ],
    layer: [`Nalievajte pomaly po chrbte lyžičky do ${glass}, jedno po druhom.`],
  };
  // Honey and every tea are masculine, so their accusative equals the name. Own names follow a
  // colon.
  const beforehand = (parts: readonly RecipeItem[], what: string) => {
    const names = lists.sk.format(parts.map(({ id }) => nameIn(items, id, 'sk')));
    return hasOwn(items, parts)
      ? `${capitalized(what)}: ${names}.`
      : `${capitalized(names)} ${what}.`;
  };
  const thick = recipe.filter(isThick(items));
  const brewed = isHot(look) ? [] : recipe.filter(isBrewed(items));
  return [
    thick.length ? beforehand(thick, 'najprv rozmiešajte s rovnakým dielom teplej vody') : '',
    brewed.length ? beforehand(brewed, 'nechajte vopred vychladnúť') : '',
    ...ways[method],
    topSk(tops),
  ];
}

type Items = readonly NamedItem[];

const ownFacts = (items: Items, id: string) => items.find((item) => item.id === id)?.own;

const factsOf = (items: Items, id: string) => ownFacts(items, id) ?? traitsOf(id);

const hasOwn = (items: Items, parts: readonly RecipeItem[]) =>
  parts.some(({ id }) => ownFacts(items, id));

const hasEgg = (recipe: readonly RecipeItem[], items: Items) =>
  recipe.some(({ id }) => factsOf(items, id).tags.includes('egg'));

/** Honey does not dissolve in a cold shaker. Syrups do. */
const isThick =
  (items: Items) =>
  ({ id }: RecipeItem) => {
    const { roles, pack } = factsOf(items, id);
    return roles.includes('sweet') && pack?.kind !== 'bottle';
  };

const isBrewed =
  (items: Items) =>
  ({ id }: RecipeItem) =>
    factsOf(items, id).roles.includes('tea');

const isHot = ({ glass }: DrinkLook) => glass === 'teacup' || glass === 'irish';

const topsOf = (recipe: readonly RecipeItem[]) => recipe.filter(({ unit }) => unit === 'TOP');

const crushedIn = (recipe: readonly RecipeItem[], items: Items) =>
  recipe.filter(({ id }) =>
    /herbs|fruits/.test(items.find((item) => item.id === id)?.category ?? ''),
  );

/** Without brackets. Campari keeps its capital, gin gets none. */
export function nameIn(items: Items, id: string, language: Language): string {
  const item = items.find((one) => one.id === id);
  const name = item?.name[language] ?? '';
  if (item?.own) return name;
  return nameInSentence(name.replace(/ \(.*\)$/, ''), language);
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
