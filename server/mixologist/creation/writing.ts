// Writes the description and the instructions of a drink from its recipe, in both languages.
import type { Method } from '#domain/alcohol.ts';
import type { RecipeItem } from '#domain/drink-draft.ts';
import type { DrinkLook } from '#domain/drink-look.ts';
import { type Language, type Localized, languages } from '#domain/languages.ts';
import { millilitres } from '#domain/units.ts';
import { noteTraits, traitsOf } from '#server/catalogue/traits.ts';
import type { Note } from '#server/catalogue/vocabulary.ts';
import type { PantryItem } from './pantry.ts';
import { closings, glassNames, plainFlavour } from './texts.ts';

export interface Written {
  method: Method;
  recipe: readonly RecipeItem[];
  items: readonly PantryItem[];
  look: DrinkLook;
}

const lists: Record<Language, Intl.ListFormat> = {
  en: new Intl.ListFormat('en-GB'),
  sk: new Intl.ListFormat('sk'),
};

function inBoth(write: (language: Language) => string): Localized {
  const texts = languages.map((language) => [language, write(language)] as const);
  return Object.fromEntries(texts) as Record<Language, string>;
}

export function describe({ method, recipe, items }: Written): Localized {
  const main = mainOf(recipe, items);
  const mentioned = new Set(traitsOf(main?.id ?? '').notes);
  const tasted: Note[] = [];
  for (const { id } of recipe) {
    const note =
      id === main?.id ? undefined : traitsOf(id).notes.find((one) => !mentioned.has(one));
    if (!note) continue;
    mentioned.add(note);
    tasted.push(note);
  }
  const isCreamy = recipe.some(({ id }) => traitsOf(id).notes.includes('cream'));
  const endings = closings[isCreamy ? 'creamy' : method];
  // The same drink always gets the same ending, another drink another one.
  const letters = recipe.reduce((sum, { id }) => sum + id.length, 0);
  const ending = endings[letters % endings.length];
  return inBoth((language) => {
    const words = tasted.slice(0, 3).map((note) => noteTraits(note)[language].flavour);
    const list = lists[language].format(words.length ? words : [plainFlavour[language]]);
    const name = main?.name[language] ?? '';
    const taste = language === 'en' ? `${name} with ${list}.` : `${name}, k tomu ${list}.`;
    return `${taste} ${ending?.[language] ?? ''}`;
  });
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
      crushed.length ? `Gently press the ${lower(crushed)} in a shaker.` : '',
      'Add the rest and ice, shake briefly.',
      `Strain ${over}.`,
    ],
    build: [
      look.ice === 'none' ? `Pour ${everything} into a ${glass}.` : `Fill a ${glass} with ice.`,
      look.ice === 'none' ? '' : `Pour in ${everything} and stir gently.`,
    ],
    layer: [`Pour slowly over the back of a spoon into a ${glass}, one after another.`],
  };
  return [...ways[method], tops.length ? `Top with ${lower(tops)}.` : ''];
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
  const capital = `${everything.charAt(0).toUpperCase()}${everything.slice(1)}`;
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
  return [...ways[method], inflected('Dolejte', tops, 'instrumental')];
}

const hasEgg = (recipe: readonly RecipeItem[]) =>
  recipe.some(({ id }) => traitsOf(id).tags.includes('egg'));

const topsOf = (recipe: readonly RecipeItem[]) => recipe.filter(({ unit }) => unit === 'TOP');

const crushedIn = (recipe: readonly RecipeItem[], items: readonly PantryItem[]) =>
  recipe.filter(({ id }) =>
    /herbs|fruits/.test(items.find((item) => item.id === id)?.category ?? ''),
  );

/** A name within a sentence: Campari keeps its capital, mint has none. */
function nameIn(items: readonly PantryItem[], id: string, language: Language): string {
  const { name, category } = items.find((one) => one.id === id) ?? {};
  const text = name?.[language] ?? '';
  const { keepsCapital } = traitsOf(id, category);
  return keepsCapital ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

/** A description begins with the ingredient of the first of these categories. */
const mainCategories = ['spirits', 'wines', 'amari', 'liqueurs', 'beers'];

/** The main ingredient: by category, or else the largest. */
function mainOf(
  recipe: readonly RecipeItem[],
  items: readonly PantryItem[],
): PantryItem | undefined {
  const bySize = recipe.toSorted((a, b) => millilitres(b) - millilitres(a));
  const found = bySize.flatMap(({ id }) => items.find((item) => item.id === id) ?? []);
  for (const category of mainCategories) {
    const item = found.find((one) => one.category === category);
    if (item) return item;
  }
  return found[0];
}
