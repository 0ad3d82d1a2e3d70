import type { Catalogue } from '#catalogue/files.ts';
import { alcoholContent } from '#domain/drinks/alcohol.ts';
import { trimsOf } from '#domain/drinks/drink-look.ts';
import { partOf, type RecipeDrink } from './recipe.ts';

export function catalogueRecipes({ ingredients, drinks }: Catalogue): RecipeDrink[] {
  const byId = new Map(ingredients.map((ingredient) => [ingredient.id, ingredient]));
  const nameOf = (id: string) => {
    const { en, sk } = byId.get(id) ?? {};
    return { en: en?.name ?? id, sk: sk?.name ?? id };
  };
  return drinks.map((drink) => ({
    id: drink.id,
    names: [drink.en.name, drink.sk.name],
    descriptions: [drink.en.description, drink.sk.description],
    category: drink.category,
    alcoholContent: alcoholContent(
      drink.method,
      drink.ingredients.map((item) => ({ ...item, strength: byId.get(item.id)?.strength ?? 0 })),
    ),
    parts: drink.ingredients.map((item) => partOf({ id: item.id, name: nameOf(item.id) }, item)),
    trims: trimsOf(drink),
    glass: drink.glass,
    method: drink.method,
    ice: drink.ice,
  }));
}
