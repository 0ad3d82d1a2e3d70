import * as z from 'zod/mini';

export const ingredientId = z.string().check(z.minLength(1), z.maxLength(80));

/** The limit is above the size of any catalogue. */
export const ingredientIds = z.array(ingredientId).check(z.minLength(1), z.maxLength(1_000));
