import { createListeners } from '#web/ui/listeners.ts';

/**
 * Returns the token of the signed-in person, or null if nobody is signed in. Throws while the
 * provider is unreachable.
 */
export type TokenSource = () => Promise<string | null>;

let source: TokenSource = async () => null;
let onRefused = () => {};
const changes = createListeners();

export function setTokenSource(next: TokenSource, whenRefused: () => void): void {
  source = next;
  onRefused = whenRefused;
}

/** Call when the server has refused the token because its rights ended early. */
export function tokenRefused(): void {
  onRefused();
}

export function getToken(): Promise<string | null> {
  return source();
}

/** Call when the token has changed: after sign-in, sign-out and renewal. */
export const tokenChanged = changes.notify;
export const onTokenChange = changes.subscribe;
