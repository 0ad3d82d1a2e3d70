import type { Generated, JSONColumnType } from 'kysely';
import type { Method } from '#domain/drinks/alcohol.ts';
import type { Draft } from '#domain/drinks/drink-draft.ts';
import type { DrinkLook } from '#domain/drinks/drink-look.ts';
import type { DrinkCategory } from '#domain/drinks/drinks.ts';
import type { AllergenFacts } from '#domain/ingredients/allergens.ts';
import type { IngredientCategory } from '#domain/ingredients/ingredients.ts';
import type { SugarLevel } from '#domain/ingredients/own-ingredients.ts';
import type { Language } from '#domain/languages.ts';
import type { Moment } from './moment.ts';

export interface DrinkTables {
  catalogues: { name: string; checksum: string };
  ingredients: {
    id: string;
    category: IngredientCategory;
    strength: number;
    color: string | null;
    parent_id: string | null;
    substitutes: string[];
    name_en: string;
    name_sk: string;
    description_en: string;
    description_sk: string;
    /** Null for an ingredient of the catalogue. */
    account_id: string | null;
    sugar: SugarLevel | null;
    allergens: JSONColumnType<AllergenFacts> | null;
    instructions_en: Generated<string>;
    instructions_sk: Generated<string>;
    language: Language | null;
    is_retired: Generated<boolean>;
    version: Generated<number>;
    changed_by: string | null;
    created_at: Moment;
  };
  ingredient_parts: {
    ingredient_id: string;
    position: number;
    part_id: string;
    amount: number;
    unit: string;
  };
  drinks: {
    id: string;
    bar_id: string | null;
    category: DrinkCategory;
    is_ai_generated: Generated<boolean>;
    method: Method;
    look: JSONColumnType<DrinkLook>;
    alcohol_content: number;
    name_en: string;
    name_sk: string;
    description_en: string;
    description_sk: string;
    instructions_en: string;
    instructions_sk: string;
    garnish_en: Generated<string>;
    garnish_sk: Generated<string>;
    is_retired: Generated<boolean>;
    based_on: string | null;
    language: Language | null;
    version: Generated<number>;
    changed_at: Date | null;
    changed_by: string | null;
    created_at: Moment;
  };
  drink_ingredients: {
    drink_id: string;
    position: number;
    ingredient_id: string;
    amount: number;
    unit: string;
    is_optional: Generated<boolean>;
  };
  drink_drafts: {
    bar_id: string;
    recipe_key: string;
    drink_id: string;
    digest: string;
    draft: JSONColumnType<Draft>;
    is_discarded: Generated<boolean>;
    created_at: Moment;
  };
}
