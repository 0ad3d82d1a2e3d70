import * as z from 'zod/mini';
import { drinkId } from './drinks.schema.ts';
import { currencies, menuLimits, menuModes, soldOutSpans } from './menu.ts';
import { tidyLine } from './tidy-text.ts';

export const menuMode = z.enum(menuModes);
export const currency = z.enum(currencies);
export const soldOut = z.nullable(z.enum(soldOutSpans));
export const price = z.nullable(z.int().check(z.gte(0), z.lte(menuLimits.price)));
export const menuNote = z.string().check(z.overwrite(tidyLine), z.maxLength(menuLimits.note));
export const drinkIds = z
  .array(drinkId)
  .check(z.minLength(1), z.maxLength(menuLimits.drinksAtOnce));
