import * as z from 'zod/mini';
import { line, lines } from '#domain/text/text.schema.ts';
import { ownItemLimits as limits } from './own-items.ts';

export const ownItemTexts = z.object({
  name: line(limits.name).check(z.minLength(1)),
  description: lines(limits.description),
  instructions: lines(limits.instructions),
});

/** In one language or both. */
export function written<T extends z.ZodMiniObject>(texts: T) {
  return z
    .object({ en: z.optional(texts), sk: z.optional(texts) })
    .check(z.refine(({ en, sk }) => en !== undefined || sk !== undefined, 'a name is missing'));
}

export const ownItemVersion = z.int().check(z.gte(1));
