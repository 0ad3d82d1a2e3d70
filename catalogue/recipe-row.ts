import type { Method } from '#domain/drinks/alcohol.ts';
import type { Glass, Ice } from '#domain/drinks/drink-look.ts';
import type { DrinkCategory } from '#domain/drinks/drinks.ts';
import type { Localized } from '#domain/languages.ts';

export interface RecipeRow {
  id: string;
  category: DrinkCategory;
  name: Localized;
  description: Localized;
  alcoholContent: number;
  parts: { ingredientId: string; amount: number; unit: string }[];
  /** Garnish and rim, which are not ingredients. */
  trims: string[];
  method: Method;
  glass: Glass;
  ice: Ice;
}
