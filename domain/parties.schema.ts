import * as z from 'zod/mini';
import { guestNameLength } from './guests.ts';
import { partyLengths, preferencesLength } from './parties.ts';
import { isShareCode } from './share-code.ts';
import { tidyLine } from './tidy-text.ts';
import { uuid } from './uuid.schema.ts';

export const partyId = uuid;
export const partyName = z.string().check(z.trim(), z.minLength(1), z.maxLength(partyLengths.name));
export const partyDescription = z.string().check(z.trim(), z.maxLength(partyLengths.description));
export const shareCodeInput = z.pipe(
  z.string().check(z.trim(), z.refine(isShareCode, 'expected six of A–Z and 0–9')),
  z.transform((code: string) => code.toUpperCase()),
);
export const partyPreferences = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(preferencesLength.max));
/** May be empty. */
export const respondentName = z
  .string()
  .check(z.overwrite(tidyLine), z.maxLength(guestNameLength.max));
