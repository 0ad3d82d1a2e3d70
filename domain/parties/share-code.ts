export const shareCodeLength = 6;

/** Six of A–Z and 0–9, in any case. */
export function isShareCode(text: string): boolean {
  return /^[A-Z0-9]{6}$/i.test(text);
}
