import * as z from 'zod/mini';
import { guestSearchLimits } from './ai-features.ts';
import { normalizeBarCode } from './bar-code.ts';
import { barLengths } from './bar-lengths.ts';
import { withoutControls } from './tidy-text.ts';
import { uuid } from './uuid.ts';

export const barCodeInput = z.pipe(
  z.string().check(z.maxLength(32)),
  z.transform(normalizeBarCode),
);
export const barId = uuid;
export const barName = z
  .string()
  .check(z.overwrite(withoutControls), z.minLength(1), z.maxLength(barLengths.name));
export const barDescription = z.string().check(z.trim(), z.maxLength(barLengths.description));

const { questionsPerNight, sharePercent } = guestSearchLimits;
export const guestQuestionsPerNight = z
  .int()
  .check(z.gte(questionsPerNight.least), z.lte(questionsPerNight.most));
export const guestSharePercent = z
  .int()
  .check(z.gte(sharePercent.least), z.lte(sharePercent.most), z.multipleOf(sharePercent.step));

/** What a guest sees of a bar. */
export interface GuestBar {
  _id: string;
  name: string;
  description: string | null;
  barCode: string;
  isOpen: boolean;
  /** Guests may ask the mixologist, not only browse. */
  allowsGuestSearch: boolean;
}

/** What its owner sees. */
export interface OwnBar extends GuestBar {
  isActive: boolean;
  /** Drinks count as makeable with a substitute for what is missing. */
  allowsSubstitutes: boolean;
  /** Smart searches of one guest in a night, and how much of the balance they may cost together. */
  guestQuestionsPerNight: number;
  guestSharePercent: number;
}
