import { tidyLine } from '#domain/text/tidy-text.ts';

export const guestNameLength = { min: 2, max: 40 } as const;

/** Counts code points, as schemas and the database do. An emoji is one character. */
export function hasNameLength(name: string): boolean {
  const { length } = [...tidyLine(name)];
  return length >= guestNameLength.min && length <= guestNameLength.max;
}

export function isReadable(name: string): boolean {
  return /[\p{L}\p{N}\p{Extended_Pictographic}\p{Regional_Indicator}]/u.test(tidyLine(name));
}

export function isGuestName(name: string): boolean {
  return hasNameLength(name) && isReadable(name);
}
