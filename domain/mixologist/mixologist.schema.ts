import * as z from 'zod/mini';
import { ingredientId } from '#domain/ingredients/ingredients.schema.ts';
import { token, typed } from '#domain/text/text.schema.ts';
import { uuid } from '#domain/uuid.schema.ts';
import { type DrinkDraft, maxTogether, maxWishLength } from './mixologist.ts';

const text = typed(1_000).check(z.minLength(1));

export const drinkDraft = z
  .object({
    name: text,
    description: text,
    instructions: text,
    ingredientIds: z.array(ingredientId).check(z.minLength(2), z.maxLength(20)),
    ingredientAmounts: z.array(token(40)),
  })
  .check(
    z.refine(
      (draft) => draft.ingredientIds.length === draft.ingredientAmounts.length,
      'expected an amount for each ingredient',
    ),
  ) satisfies z.ZodMiniType<DrinkDraft>;

export const draftId = uuid;

export const creationWish = typed(maxWishLength).check(z.minLength(1));

export const searchQuery = typed(300).check(z.minLength(1));

export const recommendedIds = z.array(ingredientId).check(z.minLength(1), z.maxLength(maxTogether));
