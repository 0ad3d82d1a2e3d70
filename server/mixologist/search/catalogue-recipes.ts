import { alcoholContent } from '#domain/alcohol.ts';
import { trimsOf } from '#domain/drink-look.ts';
import { millilitres } from '#domain/units.ts';
import type { Catalogue } from '#server/catalogue/files.ts';
import type { RecipeDrink } from './profile.ts';

/** The drinks of the catalogue's files, as the search knows them. */
export function catalogueRecipes({ ingredients, drinks }: Catalogue): RecipeDrink[] {
  const byId = new Map(ingredients.map((ingredient) => [ingredient.id, ingredient]));
  return drinks.map((drink) => {
    const parts = drink.ingredients.map((item) => {
      const { en } = byId.get(item.id) ?? {};
      const ml = millilitres(item);
      return { name: en?.name ?? item.id, ml, pieces: ml ? 0 : item.amount };
    });
    return {
      id: drink.id,
      names: [drink.en.name, drink.sk.name],
      descriptions: [drink.en.description, drink.sk.description],
      category: drink.category,
      alcoholContent: alcoholContent(
        drink.method,
        drink.ingredients.map((item) => ({ ...item, strength: byId.get(item.id)?.strength ?? 0 })),
      ),
      parts,
      trims: trimsOf(drink),
    };
  });
}
