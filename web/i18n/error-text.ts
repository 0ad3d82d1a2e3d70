import { AppError, type ErrorCode, isAppError } from '#domain/errors.ts';
import type { Messages } from './en.ts';
import { useLaterErrors } from './errors/texts.ts';
import { textAmong } from './first-error-text.ts';

/** The text of an error. Unexpected errors include the start of their id, for support. */
export function errorText(text: Messages, error: unknown): string {
  return textAmong({ ...useLaterErrors.now(), ...text.errors }, error);
}

export function codeText(text: Messages, code: ErrorCode): string {
  return errorText(text, new AppError(code, null as never));
}

/** The same for guests, who are not told about rate limits and never sign in. */
export function guestErrorText(text: Messages, error: unknown): string {
  const code = isAppError(error) ? error.code : undefined;
  if (code === 'TOO_MANY') return text.guest.tooMany;
  if (code === 'UNAUTHORIZED') return useLaterErrors.now().UNAUTHORIZED_GUEST;
  return errorText(text, error);
}
