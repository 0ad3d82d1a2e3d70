import * as z from 'zod/mini';
import { allergens } from '#domain/ingredients/allergens.ts';
import { leavable } from './without.ts';

export const withoutFilter = {
  withoutAllergens: z.optional(z.array(z.enum(allergens)).check(z.maxLength(allergens.length))),
  isAlcoholFree: z.optional(z.boolean()),
};

export const without = z.array(z.enum(leavable)).check(z.maxLength(leavable.length));
