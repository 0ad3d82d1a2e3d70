import type { LiveQueries } from '#server/rpc/live.ts';
import type { Services } from '#server/services.ts';
import { diskLevel } from '#server/topics.ts';

const logLevels = { ok: 'info', low: 'warn', full: 'error' } as const;

export async function watchDisk({ disk, log }: Services, live: LiveQueries): Promise<void> {
  await disk?.watch((level, freeBytes) => {
    log[logLevels[level]](
      { freeMegabytes: Math.floor(freeBytes / 2 ** 20) },
      `disk space is ${level}`,
    );
    live.changed(diskLevel);
  });
}
