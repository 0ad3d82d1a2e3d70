import type { AppError } from '#domain/errors.ts';

/** The latest state of a live query. Its data stay while the connection is down. */
export type QueryState<T> =
  | { status: 'loading'; data: undefined; error: undefined }
  | { status: 'ready'; data: T; error: undefined }
  | { status: 'error'; data: undefined; error: AppError };

export const loading: QueryState<never> = { status: 'loading', data: undefined, error: undefined };
