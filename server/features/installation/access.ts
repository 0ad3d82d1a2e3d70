import { AppError } from '#domain/errors.ts';
import type { Services } from '#server/services.ts';

/** Before something new is written by a guest: refused in words, it is not lost. */
export function requireDiskSpace({ disk }: Pick<Services, 'disk'>): void {
  if (disk?.level === 'full') throw new AppError('STORAGE_FULL', null);
}
