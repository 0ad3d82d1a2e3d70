// Instructions for a drink that somebody writes by hand, in both languages.
import type { Method } from '#domain/drinks/alcohol.ts';
import type { RecipeItem } from '#domain/drinks/drink-draft.ts';
import type { DrinkLook, Garnish, Rim } from '#domain/drinks/drink-look.ts';
import type { Language, Localized } from '#domain/languages.ts';
import trims from './trims.json' with { type: 'json' };
import { inBoth, instruct, lists, type NamedItem, nameIn } from './writing.ts';

const { garnishes, rims }: { garnishes: Record<Garnish, Localized>; rims: Record<Rim, Localized> } =
  trims;

export interface Sketched {
  method: Method;
  look: DrinkLook;
  recipe: readonly (RecipeItem & { isOptional: boolean })[];
  items: readonly NamedItem[];
}

/** Empty while the recipe is empty. */
export function draftInstructions({ method, look, recipe, items }: Sketched): Localized {
  const required = recipe.filter(({ isOptional }) => !isOptional);
  const optional = recipe.filter(({ isOptional }) => isOptional);
  if (required.length === 0) return { en: '', sk: '' };
  const mixing = instruct({ method, recipe: required, items, look });
  const garnish = garnishText(look.garnish);
  return inBoth((language) => {
    const words = sentences[language];
    const names = optional.map(({ id }) => nameIn(items, id, language));
    return [
      look.rim && words.rim(rims[look.rim][language]),
      mixing[language],
      names.length && words.optional(lists[language].format(names)),
      garnish[language] && words.garnish(lower(garnish[language])),
    ]
      .filter(Boolean)
      .join(' ');
  });
}

/** "Orange slice and mint sprig". */
export function garnishText(chosen: readonly Garnish[]): Localized {
  return inBoth((language) =>
    lists[language].format(
      chosen.map((garnish, n) => {
        const name = garnishes[garnish][language];
        return n ? lower(name) : name;
      }),
    ),
  );
}

/** Slovak names follow a colon, where they need no inflection. */
const sentences: Record<
  Language,
  Record<'rim' | 'optional' | 'garnish', (names: string) => string>
> = {
  en: {
    rim: (name) => `Moisten the rim and dip it in ${name}.`,
    optional: (names) => `If you like, add ${names}.`,
    garnish: (names) => `Garnish: ${names}.`,
  },
  sk: {
    rim: (name) => `Okraj navlhčite a obaľte ${name}.`,
    optional: (names) => `Podľa chuti pridajte: ${names}.`,
    garnish: (names) => `Ozdoba: ${names}.`,
  },
};

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
