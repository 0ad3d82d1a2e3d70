import type { Method } from '#domain/drinks/alcohol.ts';
import type { Glass, Ice } from '#domain/drinks/drink-look.ts';
import type { DrinkCategory } from '#domain/drinks/drinks.ts';
import type { Localized } from '#domain/languages.ts';

/** A drink as it is written: what goes into it, how it is made and served. */
export interface RecipeRow {
  id: string;
  category: DrinkCategory;
  name: Localized;
  description: Localized;
  alcoholContent: number;
  parts: { ingredientId: string; amount: number; unit: string }[];
  /** Garnish and rim, which are no ingredients. */
  trims: string[];
  method: Method;
  glass: Glass;
  ice: Ice;
}
