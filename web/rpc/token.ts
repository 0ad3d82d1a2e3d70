/** Where the token of the signed-in person comes from; null while nobody is. */
export type TokenSource = () => Promise<string | null>;

let source: TokenSource = async () => null;
const listeners = new Set<() => void>();

export function setTokenSource(next: TokenSource): void {
  source = next;
}

export function getToken(): Promise<string | null> {
  return source();
}

/** Says that the token is another one now: after sign-in, sign-out and renewal. */
export function tokenChanged(): void {
  for (const listener of listeners) listener();
}

export function onTokenChange(listener: () => void): void {
  listeners.add(listener);
}
