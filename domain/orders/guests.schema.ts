import * as z from 'zod/mini';
import { line } from '#domain/text/text.schema.ts';
import { guestNameLength, isReadable } from './guests.ts';

export const guestName = line(guestNameLength.max).check(
  z.minLength(guestNameLength.min),
  z.refine(isReadable, 'expected a letter, a digit or an emoji'),
);
