export const passwordLength = { shortest: 8 } as const;

export function isLongEnoughPassword(password: string): boolean {
  return password.length >= passwordLength.shortest;
}

const longestEmail = 254;

/** Enough to catch a slip; only a message that arrives proves an address. */
export function isEmail(text: string): boolean {
  const email = text.trim();
  return email.length <= longestEmail && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email);
}

export const longestAccountName = 80;

/** Of a person or an organization. */
export function isAccountName(text: string): boolean {
  const { length } = text.trim();
  return length > 0 && length <= longestAccountName;
}

export const roles = ['owner', 'member'] as const;
export type Role = (typeof roles)[number];

/** The role that a token names. Clerk calls owners `org:admin`; who has none is a member. */
export function roleNamed(claim: string): Role {
  return ['owner', 'admin', 'org:admin'].includes(claim) ? 'owner' : 'member';
}
