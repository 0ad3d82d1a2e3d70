export const passwordLength = { min: 8 } as const;

export function isLongEnoughPassword(password: string): boolean {
  return password.length >= passwordLength.min;
}

const maxEmailLength = 254;

/** Catches typing mistakes; only a message that arrives proves an address. */
export function isEmail(text: string): boolean {
  const email = text.trim();
  return email.length <= maxEmailLength && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email);
}

export const maxAccountNameLength = 80;

/** Whether a text can name a person or an organization. */
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

/** What a browser and its device are called; null where that is not known. */
export interface Browser {
  browser: string | null;
  system: string | null;
}

/** A browser in which somebody is signed in. */
export interface SignedInDevice extends Browser {
  id: string;
  /** To the hour. */
  lastUsedAt: number;
  isCurrent: boolean;
}

/** How somebody can sign in, and where they are signed in. */
export interface AccountOverview {
  /** A link was mailed to the address, and nobody has confirmed with it that it is theirs. */
  needsConfirmation: boolean;
  hasPassword: boolean;
  /** Whether they can sign in at the OIDC issuer as well. */
  isConnected: boolean;
  sessions: SignedInDevice[];
}
