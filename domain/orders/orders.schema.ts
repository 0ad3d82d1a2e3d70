import * as z from 'zod/mini';
import { orderSettings } from '#domain/bars/bars.ts';
import { drinkId } from '#domain/drinks/drinks.schema.ts';
import { ingredientId } from '#domain/ingredients/ingredients.schema.ts';
import { line, lines } from '#domain/text/text.schema.ts';
import { uuid } from '#domain/uuid.schema.ts';
import {
  boardStatuses,
  declineReasons,
  maxNewOrdersShown,
  notesLength,
  orderLimits,
  orderStatuses,
} from './orders.ts';

export const orderId = uuid;
export const boardStatus = z.enum(boardStatuses);
export const orderStatus = z.enum(orderStatuses);
export const orderNotes = lines(notesLength.max);
/** Milliseconds since 1970. Databases reject years with more than four digits. */
export const timestamp = z.int().check(z.minimum(0), z.maximum(Date.UTC(9999, 0)));

export const forName = line(orderLimits.forName);
export const table = line(orderLimits.table);

export const roundLines = z
  .array(
    z.object({
      drinkId,
      quantity: z.int().check(z.minimum(1), z.maximum(orderLimits.quantity)),
      notes: z.optional(orderNotes),
      forName: z.optional(forName),
    }),
  )
  .check(
    z.minLength(1),
    z.maxLength(orderLimits.lines),
    z.refine(
      (all) =>
        all.reduce((sum, { quantity }) => sum + quantity, 0) <= orderSettings.maxOpenPerGuest.max,
      'more drinks than any bar takes from a guest',
    ),
  );

export const orderIds = z
  .array(orderId)
  .check(z.minLength(1), z.maxLength(orderLimits.atOnce), z.overwrite(withoutRepetitions));

export const decline = z
  .object({
    reason: z.enum(declineReasons),
    ingredientId: z.optional(ingredientId),
    words: z.optional(line(orderLimits.words)),
  })
  .check(
    z.refine(({ reason, ingredientId: id }) => reason !== 'out' || id !== undefined, {
      path: ['ingredientId'],
      error: 'expected what the bar is out of',
    }),
    z.refine(({ reason, words }) => reason !== 'other' || Boolean(words), {
      path: ['words'],
      error: 'expected the reason in words',
    }),
  );

export const shownOrderIds = z.array(orderId).check(z.maxLength(maxNewOrdersShown));
export const batchId = z.string().check(z.regex(/^[0-9a-f-]{32,36}$/));
export const completedLimit = z.int().check(z.minimum(1), z.maximum(500));

function withoutRepetitions(ids: string[]): string[] {
  return [...new Set(ids)];
}
