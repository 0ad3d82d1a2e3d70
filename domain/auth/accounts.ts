export const passwordLength = { min: 8 } as const;

export function isLongEnoughPassword(password: string): boolean {
  return password.length >= passwordLength.min;
}

const maxEmailLength = 254;

/** Catches typing mistakes. Only a delivered mail confirms an address. */
export function isEmail(text: string): boolean {
  const email = text.trim();
  return email.length <= maxEmailLength && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email);
}

export const maxAccountNameLength = 80;

export function isAccountName(text: string): boolean {
  const { length } = text.trim();
  return length > 0 && length <= maxAccountNameLength;
}

export const roles = ['owner', 'member'] as const;
export type Role = (typeof roles)[number];

/** The role in a token's claim. Clerk calls owners `org:admin`; no known role means member. */
export function roleFromClaim(claim: string): Role {
  return ['owner', 'admin', 'org:admin'].includes(claim) ? 'owner' : 'member';
}

export interface Browser {
  browser: string | null;
  system: string | null;
}

export interface SignedInDevice extends Browser {
  id: string;
  lastUsedAt: number;
  isCurrent: boolean;
}

export interface AccountOverview {
  /** A link was mailed to the address, and nobody has followed it yet. */
  needsConfirmation: boolean;
  hasPassword: boolean;
  isConnected: boolean;
  sessions: SignedInDevice[];
}
