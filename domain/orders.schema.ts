import * as z from 'zod/mini';
import { boardStatuses, maxNewOrdersShown, notesLength } from './orders.ts';
import { tidyLines } from './tidy-text.ts';
import { uuid } from './uuid.schema.ts';

export const orderId = uuid;
export const boardStatus = z.enum(boardStatuses);
export const orderNotes = z.string().check(z.overwrite(tidyLines), z.maxLength(notesLength.max));
/** Milliseconds since 1970. */
export const timestamp = z.int().check(z.minimum(0), z.maximum(8.64e15 - 1));

/** Orders to keep when all other new ones of their bar are cancelled. */
export const orderIdsToKeep = z.array(orderId).check(z.maxLength(maxNewOrdersShown));
/** How many completed orders a board asks for. */
export const completedLimit = z.int().check(z.minimum(1), z.maximum(500));
