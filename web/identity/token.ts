import { createListeners } from '#web/ui/listeners.ts';

/**
 * Where the token of the signed-in person comes from; null while nobody is. It fails while none can
 * be had; when one can, the token has changed.
 */
export type TokenSource = () => Promise<string | null>;

let source: TokenSource = async () => null;
let onRefused = () => {};
const changes = createListeners();

export function setTokenSource(next: TokenSource, whenRefused: () => void): void {
  source = next;
  onRefused = whenRefused;
}

/** Says that the server did not take the token: its rights have ended early. */
export function tokenRefused(): void {
  onRefused();
}

export function getToken(): Promise<string | null> {
  return source();
}

/** Says that the token is another one now: after sign-in, sign-out and renewal. */
export const tokenChanged = changes.notify;
export const onTokenChange = changes.subscribe;
