import { isAppError } from '#domain/errors.ts';
import type { Messages } from './en.ts';

/** An error in the reader's words; what is unknown is named as such, with the id to ask about. */
export function errorText(text: Messages, error: unknown): string {
  if (!isAppError(error)) return text.errors.UNEXPECTED;
  const words = text.errors[error.code];
  return error.code === 'UNEXPECTED' && error.id ? `${words} (${error.id.slice(0, 8)})` : words;
}

/** The same for a guest, who is told nothing of limits. */
export function guestErrorText(text: Messages, error: unknown): string {
  const isLimit = isAppError(error) && error.code === 'TOO_MANY';
  return isLimit ? text.guest.tooMany : errorText(text, error);
}
