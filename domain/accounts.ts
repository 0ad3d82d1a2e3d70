export const passwordLength = { shortest: 8 } as const;

export function isLongEnoughPassword(password: string): boolean {
  return password.length >= passwordLength.shortest;
}

/** Enough to catch a slip; only a message that arrives proves an address. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());
}
