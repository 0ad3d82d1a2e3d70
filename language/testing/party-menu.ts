import { readCatalogue } from '#catalogue/files.ts';
import { IngredientIndex } from '#catalogue/ingredient-index.ts';
import type { RecipeRow } from '#catalogue/recipe-row.ts';
import { Shelf } from '#catalogue/shelf.ts';
import { alcoholContent } from '#domain/drinks/alcohol.ts';
import { trimsOf } from '#domain/drinks/drink-look.ts';
import { DrinkNames } from '#language/names/drink-names.ts';
import { candidateOf, type PartyMenu } from '#language/party/candidates.ts';
import { recipeOf, unknownIngredient } from '#language/profiles/recipe.ts';
import { entryOf } from '#language/ranking/menu-index.ts';

const { ingredients, drinks } = readCatalogue();
const strengths = new Map(ingredients.map(({ id, strength }) => [id, strength]));
const index = new IngredientIndex(
  ingredients.map(({ id, category, parent, substitutes, en, sk }) => ({
    id,
    category,
    parent: parent ?? null,
    substitutes: substitutes ?? [],
    name: { en: en.name, sk: sk.name },
    description: { en: en.description, sk: sk.description },
  })),
);
const recipes = drinks.map(
  ({ id, category, method, glass, ice, ingredients: parts, garnish, rim, en, sk }): RecipeRow => ({
    id,
    category,
    name: { en: en.name, sk: sk.name },
    description: { en: en.description, sk: sk.description },
    alcoholContent: alcoholContent(
      method,
      parts.map((part) => ({ ...part, strength: strengths.get(part.id) ?? 0 })),
    ),
    parts: parts.map(({ id: ingredientId, amount, unit }) => ({ ingredientId, amount, unit })),
    trims: trimsOf({ garnish, rim }),
    method,
    glass,
    ice,
  }),
);

const written = new Map(
  recipes.map((recipe) => {
    const asked = recipe.parts.map(({ ingredientId }) => index.numbers.get(ingredientId) ?? -1);
    const poured = asked.map((number) => index.list[number] ?? unknownIngredient);
    return [recipe.id, entryOf(recipeOf(recipe, poured))];
  }),
);

/** The catalogue's drinks for a bar with these ingredients, without substitutes. */
export function partyMenuOf(available: Iterable<string>): PartyMenu {
  const shelf = new Shelf(index, available, false);
  const candidates = recipes.map((recipe) => candidateOf(recipe, shelf, written));
  const names = new DrinkNames(candidates.map(({ entry }) => entry.profile));
  return { shelf, drinks: candidates, names };
}
