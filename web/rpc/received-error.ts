import { AppError, type WireError } from '#domain/errors.ts';
import { en } from '#web/i18n/en.ts';

/** An error that the server sent. A newer server may send codes that have no text here. */
export function receivedError({ code, data, id }: WireError): AppError {
  return Object.hasOwn(en.errors, code)
    ? new AppError(code, data, id)
    : new AppError('UNEXPECTED', null, id);
}
