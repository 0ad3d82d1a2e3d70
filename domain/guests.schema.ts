import * as z from 'zod/mini';
import { guestNameLength, isReadable } from './guests.ts';
import { line } from './text.schema.ts';

export const guestName = line(guestNameLength.max).check(
  z.minLength(guestNameLength.min),
  z.refine(isReadable, 'expected a letter, a digit or an emoji'),
);
