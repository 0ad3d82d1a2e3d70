import { type ErrorCode, isAppError } from '#domain/errors.ts';
import type { Messages } from './en.ts';

type ErrorTexts = Partial<Record<ErrorCode, string>> & { UNEXPECTED: string };

/** The text of an error for the guest's first page, which has only a few of them. */
export function firstErrorText({ errors, guest }: Messages, error: unknown): string {
  return textAmong({ ...errors, TOO_MANY: guest.tooMany }, error);
}

/** Unexpected errors and errors from a newer server include the start of their id. */
export function textAmong(texts: ErrorTexts, error: unknown): string {
  if (!isAppError(error)) return texts.UNEXPECTED;
  const known = error.code !== 'UNEXPECTED' && texts[error.code];
  return known || texts.UNEXPECTED + (error.id ? ` (${error.id.slice(0, 8)})` : '');
}
