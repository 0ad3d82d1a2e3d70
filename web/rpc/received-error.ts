import { AppError, type WireError } from '#domain/errors.ts';

/** An error that the server sent. A newer server may send unknown codes. */
export function receivedError({ code, data, id }: WireError): AppError {
  return new AppError(code, data, id);
}
