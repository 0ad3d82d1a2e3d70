import * as z from 'zod/mini';
import { token } from '#domain/text/text.schema.ts';

export const ingredientId = token(80).check(z.minLength(1));

/** Larger than any catalogue. */
export const ingredientIds = z.array(ingredientId).check(z.minLength(1), z.maxLength(1_000));
