export interface Claims {
  exp: number;
  iat: number;
  sub?: string;
  org_id?: string;
  org_role?: string;
}

/** Reads the claims without verifying the token. The server verifies it. */
export function readClaims(token: string): Claims {
  const [, payload = ''] = token.split('.');
  return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
}
