import type { IndexedIngredient } from '#catalogue/ingredient-index.ts';
import type { RecipeRow } from '#catalogue/recipe-row.ts';
import type { Method } from '#domain/drinks/alcohol.ts';
import type { Draft, RecipeItem } from '#domain/drinks/drink-draft.ts';
import { AppError } from '#domain/errors.ts';
import type { Allergen } from '#domain/ingredients/allergens.ts';
import {
  type IngredientWords,
  maxShelfListLength,
  type ReadPiece,
} from '#domain/ingredients/shelves.ts';
import type { Language, Localized } from '#domain/languages.ts';
import { isHiddenAmong } from '#domain/mixologist/mixologist.ts';
import type { PartyAnalysis } from '#domain/parties/party-analysis.ts';
import type { Steps } from '#domain/steps.ts';
import { readBrief } from '#language/creation/brief.ts';
import { type CreationRequest, createDrink } from '#language/creation/create-drink.ts';
import {
  finishInvented,
  type Invention,
  inventionFrom,
  recipeProblems,
} from '#language/creation/invention.ts';
import { keyOf } from '#language/creation/recipe/compose.ts';
import type { Pantry } from '#language/creation/recipe/pantry.ts';
import { asksForFavourites, isSurprise } from '#language/lexicon/whims.ts';
import { analysisSteps } from '#language/party/analysis.ts';
import { hoursIn } from '#language/party/duration.ts';
import { isInDespair, newestOf, type Response } from '#language/party/guests.ts';
import { profileOf } from '#language/profiles/profile.ts';
import { recipeOf, unknownIngredient } from '#language/profiles/recipe.ts';
import { likeness } from '#language/ranking/likeness.ts';
import { allergiesIn } from '#language/safety/allergies.ts';
import { ingredientWords } from '#language/shelf-lists/ingredient-words.ts';
import { listSteps } from '#language/shelf-lists/read-list.ts';
import { bestGains, type Gain } from '#server/mixologist/advice/gains.ts';
import type { Bar, Catalogue, NamedIngredients } from './bars.ts';
import { type Search, type Searched, search } from './search.ts';

type AtBar = readonly [catalogue: unknown, bar: Bar];

/** The catalogue's ingredients, or those of an account with its own beside them. */
type OfAccount = readonly [catalogue: Catalogue, account?: NamedIngredients];

/** Wishes of a search that are not about taste. */
export interface Whim {
  /** Repeated, the question gets another answer. */
  isSurprise: boolean;
  asksForFavourites: boolean;
}

export interface Creation {
  pantry: Pantry;
  wishText?: string | undefined;
  variationOf?: Draft | undefined;
  language: Language;
}

export interface Party {
  responses: readonly Response[];
  /** Name and description, which may say how long the party takes. */
  about: string;
  language: Language;
}

export interface AnalysedParty {
  analysis: PartyAnalysis;
  preferences: string[];
  notServed: string[];
}

export const tasks = {
  search(asked: Search, [, bar]: AtBar): Searched {
    return search(asked, bar);
  },

  nearest({ wanted, among, count }: Nearest, [, { menu }]: AtBar): string[] {
    const poured = wanted.poured.map((one) => one ?? unknownIngredient);
    const example = profileOf(recipeOf(wanted.row, poured));
    const suitable = new Set(among);
    return menu.profiles
      .filter(({ id }) => suitable.has(id))
      .map((profile) => ({ id: profile.id, alike: likeness(example, profile) }))
      .sort((a, b) => b.alike - a.alike)
      .slice(0, count)
      .map(({ id }) => id);
  },

  createDrink(creation: Creation, [, bar]: AtBar): { draft: Draft; recipeKey: string } {
    const draft = createDrink(requestOf(creation, bar), Math.random);
    return { draft, recipeKey: keyOf(creation.pantry, draft.recipe) };
  },

  beginDrink(creation: Creation, [, bar]: AtBar): Invention {
    return inventionFrom(requestOf(creation, bar), Math.random);
  },

  /** The reasons against a model's recipe. Empty if it is usable. */
  judgeDrink({ method, recipe, ...creation }: Creation & ModelRecipe, [, bar]: AtBar): string[] {
    return recipeProblems(requestOf(creation, bar), method, recipe);
  },

  finishDrink(
    { method, recipe, ...creation }: Creation & ModelRecipe,
    [, bar]: AtBar,
  ): { draft: Draft; recipeKey: string } {
    const draft = finishInvented(requestOf(creation, bar), method, recipe, Math.random);
    return { draft, recipeKey: keyOf(creation.pantry, draft.recipe) };
  },

  advise(
    { known, hidden }: { known: readonly KnownDrink[]; hidden: readonly string[][] },
    [, { shelf }]: AtBar,
  ): Gain[] {
    const recipes = new Map(known.map(({ id, ingredients }) => [id, ingredients]));
    const menu = {
      shelf,
      known: () => known,
      missing: () =>
        known.flatMap(({ id, ingredients }) => {
          const missing = ingredients.filter((asked) => !shelf.usable[asked]);
          return missing.length ? { id, missing } : [];
        }),
      recipeOf: (id: string) => recipes.get(id) ?? [],
    };
    return bestGains(menu, (ids) => isHiddenAmong(hidden, ids));
  },

  *analyseParty({ responses, about, language }: Party, [, bar]: AtBar): Steps<AnalysedParty> {
    const analysis = yield* analysisSteps(responses, bar.party, hoursIn(about));
    const chosen = new Set(analysis.drinks.map(({ id }) => id));
    const calm = newestOf(responses).filter((one) => !isInDespair(one));
    return {
      analysis,
      preferences: calm.map(({ preferences }) => preferences),
      notServed: bar.party.drinks.flatMap(({ recipe }) =>
        chosen.has(recipe.id) ? [] : recipe.name[language],
      ),
    };
  },

  /** For each note. Null if it mentions no allergy. */
  allergiesIn(notes: readonly string[]): (Allergen[] | null)[] {
    return notes.map(allergiesIn);
  },

  isInDespair(preferences: string): boolean {
    return isInDespair({ preferences });
  },

  whimOf(query: string): Whim {
    return { isSurprise: isSurprise(query), asksForFavourites: asksForFavourites(query) };
  },

  /** One for each piece of a list of bottles. */
  readList(text: string, [catalogue, account]: OfAccount): Steps<ReadPiece[]> {
    if (text.length > maxShelfListLength) throw new AppError('TOO_COMPLEX', null);
    return listSteps(text, (account ?? catalogue.named).phrases);
  },

  /** Without retired ones. */
  ingredientWords(_: null, [catalogue, account]: OfAccount): IngredientWords[] {
    const { list } = (account ?? catalogue.named).index;
    return ingredientWords(list).filter(({ names }) => names.length > 0);
  },
};

/** Null for unknown ingredients. */
export interface WrittenDrink {
  row: RecipeRow;
  poured: readonly (IndexedIngredient | null)[];
}

interface Nearest {
  wanted: WrittenDrink;
  among: readonly string[];
  count: number;
}

export interface ModelRecipe {
  method: Method;
  recipe: readonly RecipeItem[];
}

export interface KnownDrink {
  id: string;
  name: Localized;
  ingredients: number[];
}

function requestOf(
  { pantry, wishText, variationOf, language }: Creation,
  bar: Bar,
): CreationRequest {
  const brief = wishText ? readBrief(wishText, language, bar.menu.names, pantry) : undefined;
  // Not charged, and no word of it goes to a model.
  if (brief?.intent.safety.isCrisis) throw new AppError('NEED_HELP', { lines: [] });
  return { pantry, brief, variationOf };
}
