/** Someone whose token was verified, and the account they act for. */
export interface Identity {
  issuer: string;
  subject: string;
  email: string | null;
  name: string | null;
  account: { id: string; kind: 'person' | 'organization'; subject: string };
}

export interface Viewer {
  identity: Identity | null;
  /** What the browser of a guest made up for itself: it alone sees the orders placed with it. */
  guestKey: string | null;
}

export const nobody: Viewer = { identity: null, guestKey: null };

/** Viewers with equal keys see the same things. */
export function viewerKey({ identity }: Viewer): string {
  return identity ? JSON.stringify([identity.issuer, identity.subject, identity.account.id]) : '';
}
