import * as z from 'zod/mini';
import { guestNameLength, isReadable } from './guests.ts';
import { tidyLine } from './tidy-text.ts';

export const guestName = z
  .string()
  .check(
    z.overwrite(tidyLine),
    z.minLength(guestNameLength.min),
    z.maxLength(guestNameLength.max),
    z.refine(isReadable, 'expected a letter or a digit'),
  );
