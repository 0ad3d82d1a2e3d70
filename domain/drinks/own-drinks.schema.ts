import * as z from 'zod/mini';
import { ingredientId } from '#domain/ingredients/ingredients.schema.ts';
import { ownItemTexts, written } from '#domain/own-items.schema.ts';
import { line } from '#domain/text/text.schema.ts';
import { dilution, type Method } from './alcohol.ts';
import { garnishes, glasses, ices, rims } from './drink-look.ts';
import { drinkId } from './drinks.schema.ts';
import { drinkCategories } from './drinks.ts';
import { ownDrinkLimits as limits } from './own-drinks.ts';
import { units } from './units.ts';

const ownDrinkItem = z.object({
  ingredientId,
  amount: z.number().check(z.gte(0.01), z.lte(2_000)),
  unit: z.enum(units),
  isOptional: z.boolean(),
});

export const ownDrinkFields = z.object({
  texts: written(z.extend(ownItemTexts, { garnish: line(limits.garnish) })),
  category: z.enum(drinkCategories),
  method: z.enum(Object.keys(dilution) as Method[]),
  glass: z.enum(glasses),
  ice: z.enum(ices),
  garnishes: z.array(z.enum(garnishes)).check(
    z.maxLength(limits.garnishes),
    z.refine((all) => new Set(all).size === all.length, 'a garnish is there twice'),
  ),
  rim: z.nullable(z.enum(rims)),
  recipe: z.array(ownDrinkItem).check(
    z.minLength(1),
    z.maxLength(limits.ingredients),
    z.refine((items) => !items.length || items.some((item) => !item.isOptional), 'all is optional'),
    z.refine(
      (items) => new Set(items.map((item) => item.ingredientId)).size === items.length,
      'an ingredient is there twice',
    ),
  ),
  basedOn: z.nullable(drinkId),
});

const sketchedName = z.optional(z.object({ name: line(10 * limits.name) }));

export const ownDrinkSketch = z.object({
  texts: z.optional(z.object({ en: sketchedName, sk: sketchedName })),
  category: z.optional(z.enum(drinkCategories)),
  method: z.optional(z.enum(Object.keys(dilution) as Method[])),
  glass: z.optional(z.enum(glasses)),
  ice: z.optional(z.enum(ices)),
  garnishes: z.optional(z.array(z.enum(garnishes)).check(z.maxLength(limits.garnishes))),
  rim: z.nullish(z.enum(rims)),
  recipe: z.optional(
    z
      .array(z.extend(ownDrinkItem, { amount: z.number().check(z.gte(0), z.lte(100_000)) }))
      .check(z.maxLength(limits.ingredients)),
  ),
});
export type OwnDrinkSketch = z.output<typeof ownDrinkSketch>;
