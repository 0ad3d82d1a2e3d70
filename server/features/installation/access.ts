import { AppError } from '#domain/errors.ts';
import type { Services } from '#server/services.ts';

/** Refuses a guest's new data with a specific error while the disk is full. */
export function requireDiskSpace({ disk }: Pick<Services, 'disk'>): void {
  if (disk?.level === 'full') throw new AppError('STORAGE_FULL', null);
}
