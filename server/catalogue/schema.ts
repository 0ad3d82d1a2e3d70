// The shape of the catalogue's files: ingredients.json and drinks/*.json.
import * as z from 'zod';
import { dilution, type Method } from '#domain/alcohol.ts';
import { garnishes, glasses, ices, rims } from '#domain/drink-look.ts';
import { drinkCategories } from '#domain/drinks.ts';
import { ingredientCategories } from '#domain/ingredients.ts';
import { units } from '#domain/units.ts';

const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const colour = z.string().regex(/^#[0-9a-f]{6}$/i);
const sentence = z.string().trim().min(10).max(500);
const name = z.string().trim().min(2).max(60);

const ingredientText = z.strictObject({ name, description: sentence });
export const catalogueIngredient = z.strictObject({
  id,
  category: z.enum(ingredientCategories),
  strength: z.number().min(0).max(96),
  color: colour.nullable(),
  parent: id.optional(),
  substitutes: z.array(id).optional(),
  en: ingredientText,
  sk: ingredientText,
});

const drinkText = z.strictObject({
  name,
  description: sentence,
  instructions: sentence,
  garnish: z.string().max(80),
});
export const catalogueDrink = z.strictObject({
  id,
  category: z.enum(drinkCategories).exclude(['ai-generated']),
  iba: z.boolean(),
  glass: z.enum(glasses),
  method: z.enum(Object.keys(dilution) as Method[]),
  ice: z.enum(ices),
  garnish: z.array(z.enum(garnishes)).max(3),
  rim: z.enum(rims).nullable(),
  foam: z.boolean(),
  color: z.union([colour, z.array(colour).min(2)]).nullable(),
  ingredients: z
    .array(z.strictObject({ id, amount: z.number().positive(), unit: z.enum(units) }))
    .min(1),
  en: drinkText,
  sk: drinkText,
});

export type CatalogueIngredient = z.infer<typeof catalogueIngredient>;
export type CatalogueDrink = z.infer<typeof catalogueDrink>;
