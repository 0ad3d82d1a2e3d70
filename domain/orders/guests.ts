import { tidyLine } from '#domain/text/tidy-text.ts';

export const guestNameLength = { min: 2, max: 40 } as const;

/** Counts code points, as schemas and the database do: an emoji is one character. */
export function hasNameLength(name: string): boolean {
  const { length } = [...tidyLine(name)];
  return length >= guestNameLength.min && length <= guestNameLength.max;
}

/** Has a letter, a digit or an emoji. */
export function isReadable(name: string): boolean {
  return /[\p{L}\p{N}\p{Extended_Pictographic}\p{Regional_Indicator}]/u.test(tidyLine(name));
}

/** Whether the server accepts a name as typed. */
export function isGuestName(name: string): boolean {
  return hasNameLength(name) && isReadable(name);
}
