import * as z from 'zod/mini';
import { guestNameLength, isReadable } from './guest-name.ts';
import { tidyLine } from './tidy-text.ts';

export const guestName = z
  .string()
  .check(
    z.overwrite(tidyLine),
    z.minLength(guestNameLength.shortest),
    z.maxLength(guestNameLength.longest),
    z.refine(isReadable, 'expected a letter or a digit'),
  );
