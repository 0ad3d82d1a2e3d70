import { tidyLine } from './tidy-text.ts';

export const guestNameLength = { shortest: 2, longest: 40 } as const;

/** Counts as schemas and the database do: a cocktail glass is one character, though two of a string. */
export function hasNameLength(name: string): boolean {
  const { length } = [...tidyLine(name)];
  return length >= guestNameLength.shortest && length <= guestNameLength.longest;
}

/** Has something to call out. */
export function isReadable(name: string): boolean {
  return /[\p{L}\p{N}]/u.test(tidyLine(name));
}

/** Whether the server takes a name, as it was typed. */
export function isGuestName(name: string): boolean {
  return hasNameLength(name) && isReadable(name);
}
