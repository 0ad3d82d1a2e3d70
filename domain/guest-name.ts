export const guestNameLength = { shortest: 2, longest: 40 } as const;

/** Counts as schemas and the database do: a cocktail glass is one character, though two of a string. */
export function isGuestName(text: string): boolean {
  const { length } = [...text.trim()];
  return length >= guestNameLength.shortest && length <= guestNameLength.longest;
}
