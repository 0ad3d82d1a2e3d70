import * as z from 'zod/mini';
import { units } from '#domain/drinks/units.ts';
import { ownItemTexts, written } from '#domain/own-items.schema.ts';
import { token } from '#domain/text/text.schema.ts';
import { allergens } from './allergens.ts';
import { ingredientId } from './ingredients.schema.ts';
import { ingredientCategories } from './ingredients.ts';
import { ownIngredientLimits as limits, sugarLevels } from './own-ingredients.ts';

const ingredientPart = z.object({
  ingredientId,
  amount: z.number().check(z.gte(0.01), z.lte(10_000)),
  unit: z.enum(units),
});

const hundredths = (value: number) => Math.round(value * 100) / 100;
const unique = (ids: readonly string[]) => new Set(ids).size === ids.length;
const twice = 'an ingredient is there twice';

export const ownIngredientFields = z.object({
  texts: written(ownItemTexts),
  category: z.enum(ingredientCategories),
  strength: z.number().check(z.gte(0), z.lte(96), z.overwrite(hundredths)),
  sugar: z.nullable(z.enum(sugarLevels)),
  allergens: z.nullable(z.partialRecord(z.enum(allergens), z.enum(['has', 'may']))),
  color: z.nullable(token(7).check(z.regex(/^#[0-9a-f]{6}$/i), z.toLowerCase())),
  kindOf: z.nullable(ingredientId),
  substitutes: z
    .array(ingredientId)
    .check(z.maxLength(limits.substitutes), z.refine(unique, twice)),
  parts: z.array(ingredientPart).check(
    z.maxLength(limits.parts),
    z.refine((parts) => unique(parts.map((part) => part.ingredientId)), twice),
  ),
});
