import * as z from 'zod/mini';
import { drinksPerPage } from './drinks.ts';
import { unitPreferences } from './unit-preference.ts';

export const drinkId = z.string().check(z.minLength(1), z.maxLength(80));
export const unitPreference = z.enum(unitPreferences);
export const searchTerm = z.string().check(z.maxLength(300));
export const paginationOpts = z.object({
  numItems: z._default(z.int().check(z.minimum(1), z.maximum(50)), drinksPerPage),
  cursor: z.nullish(z.string().check(z.maxLength(400))),
});
