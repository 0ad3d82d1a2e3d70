import * as z from 'zod/mini';
import { drinkId } from '#domain/drinks/drinks.schema.ts';
import { line } from '#domain/text/text.schema.ts';
import { currencies, menuLimits, menuModes, soldOutSpans } from './menu.ts';

export const menuMode = z.enum(menuModes);
export const currency = z.enum(currencies);
const soldOut = z.nullable(z.enum(soldOutSpans));
export const menuPrice = z.nullable(z.int().check(z.gte(0), z.lte(menuLimits.price)));
const menuNote = line(menuLimits.note);
export const drinkIds = z
  .array(drinkId)
  .check(z.minLength(1), z.maxLength(menuLimits.drinksAtOnce));
export const featuredIds = z.array(drinkId).check(z.minLength(1), z.maxLength(100));

export const entryChange = z
  .object({
    isShown: z.optional(z.nullable(z.boolean())),
    isFeatured: z.optional(z.boolean()),
    soldOut: z.optional(soldOut),
    price: z.optional(menuPrice),
    note: z.optional(menuNote),
  })
  .check(z.refine((change) => Object.keys(change).length > 0, 'nothing to change'));

const menuEntry = z.object({
  drinkId,
  isShown: z._default(z.nullable(z.boolean()), null),
  featured: z._default(z.nullable(z.int().check(z.gte(1), z.lte(100_000))), null),
  soldOut: z._default(soldOut, null),
  soldOutUntil: z._default(z.nullable(z.int().check(z.gte(0))), null),
  price: z._default(menuPrice, null),
  note: z._default(menuNote, ''),
});
export const menuEntries = z
  .array(menuEntry)
  .check(z.minLength(1), z.maxLength(menuLimits.drinksAtOnce));
