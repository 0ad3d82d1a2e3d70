export const guestNameLength = { shortest: 2, longest: 40 } as const;

export function isGuestName(text: string): boolean {
  const { length } = text.trim();
  return length >= guestNameLength.shortest && length <= guestNameLength.longest;
}
