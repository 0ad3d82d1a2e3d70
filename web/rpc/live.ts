import type { AppError } from '#domain/errors.ts';

/** What is known of a query now. Data stay while the line is down. */
export type Live<T> =
  | { status: 'loading'; data: undefined; error: undefined }
  | { status: 'ready'; data: T; error: undefined }
  | { status: 'error'; data: undefined; error: AppError };

export const loading: Live<never> = { status: 'loading', data: undefined, error: undefined };
