import * as z from 'zod/mini';
import { token, typed } from '#domain/text/text.schema.ts';
import { drinksPerPage } from './drinks.ts';
import { unitPreferences } from './unit-preference.ts';

export const drinkId = token(80).check(z.minLength(1));
export const unitPreference = z.enum(unitPreferences);
export const searchTerm = typed(300);
export const paginationOpts = z.object({
  numItems: z._default(z.int().check(z.minimum(1), z.maximum(50)), drinksPerPage),
  cursor: z.nullish(token(400)),
});
