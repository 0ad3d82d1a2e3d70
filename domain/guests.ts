import * as z from 'zod/mini';
import { guestNameLength } from './guest-name.ts';

export const guestName = z
  .string()
  .check(z.trim(), z.minLength(guestNameLength.shortest), z.maxLength(guestNameLength.longest));
