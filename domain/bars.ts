import * as z from 'zod/mini';
import { normalizeBarCode } from './bar-code.ts';
import { withoutControls } from './tidy-text.ts';
import { uuid } from './uuid.ts';

export const barCodeInput = z.pipe(
  z.string().check(z.maxLength(32)),
  z.transform(normalizeBarCode),
);
export const barId = uuid;
export const barName = z
  .string()
  .check(z.overwrite(withoutControls), z.minLength(1), z.maxLength(80));
export const barDescription = z.string().check(z.trim(), z.maxLength(500));

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
}
