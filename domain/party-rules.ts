// What a guest's page needs to know of parties. No schema library here: that page is kept small.
export const shareCodeLength = 6;
export const shareCodeAlphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** Six of A–Z and 0–9, in any case. */
export function isShareCode(text: string): boolean {
  return /^[A-Z0-9]{6}$/i.test(text);
}

export const preferencesLength = { longest: 1_000 } as const;
export const partyLengths = { name: 80, description: 500 } as const;
/** Of the responses to a party; more than this is no party any more. */
export const mostResponses = 2_000;
