export const passwordLength = { shortest: 8 } as const;

export function isLongEnoughPassword(password: string): boolean {
  return password.length >= passwordLength.shortest;
}

/** Enough to catch a slip; only a message that arrives proves an address. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());
}

export const longestOrganizationName = 80;

export function isOrganizationName(text: string): boolean {
  const { length } = text.trim();
  return length > 0 && length <= longestOrganizationName;
}

export const roles = ['owner', 'member'] as const;
export type Role = (typeof roles)[number];
