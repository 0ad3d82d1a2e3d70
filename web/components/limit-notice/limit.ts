import { isAppError } from '#domain/errors.ts';

/** The reason why an AI feature was refused. */
export type Limit = 'USAGE_LIMIT' | 'INSUFFICIENT_CREDITS';

export function limitOf(error: unknown): Limit | undefined {
  if (!isAppError(error)) return undefined;
  const { code } = error;
  return code === 'USAGE_LIMIT' || code === 'INSUFFICIENT_CREDITS' ? code : undefined;
}
