import { isAppError } from '#domain/errors.ts';
import type { Messages } from './en.ts';

/** The text of an error; that of an unexpected one has the start of its id, for support. */
export function errorText(text: Messages, error: unknown): string {
  if (!isAppError(error)) return text.errors.UNEXPECTED;
  const message = text.errors[error.code];
  return error.code === 'UNEXPECTED' && error.id ? `${message} (${error.id.slice(0, 8)})` : message;
}

/** The same for guests, who are not told about rate limits. */
export function guestErrorText(text: Messages, error: unknown): string {
  const isLimit = isAppError(error) && error.code === 'TOO_MANY';
  return isLimit ? text.guest.tooMany : errorText(text, error);
}
