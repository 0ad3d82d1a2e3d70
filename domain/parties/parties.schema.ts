import * as z from 'zod/mini';
import { guestNameLength } from '#domain/orders/guests.ts';
import { line, lines, token, typed } from '#domain/text/text.schema.ts';
import { uuid } from '#domain/uuid.schema.ts';
import { partyLengths, preferencesLength } from './parties.ts';
import { isShareCode } from './share-code.ts';

export const partyId = uuid;
export const partyName = line(partyLengths.name).check(z.minLength(1));
export const partyDescription = lines(partyLengths.description);
export const shareCodeInput = z.pipe(
  token(32).check(z.trim(), z.refine(isShareCode, 'expected six of A–Z and 0–9')),
  z.transform((code: string) => code.toUpperCase()),
);
export const partyPreferences = typed(preferencesLength.max).check(z.minLength(1));
export const respondentName = line(guestNameLength.max);
