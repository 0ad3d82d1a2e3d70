import fs from 'node:fs/promises';

/** 'low' is worth a warning; when it is 'full', nothing new may be written. */
export type DiskLevel = 'ok' | 'low' | 'full';

export interface DiskLimits {
  lowBytes: number;
  fullBytes: number;
}

const lookEveryMs = 10_000;

/** The free space on the disk of the data folder, looked at again and again. */
export class DiskSpace {
  readonly #folder: string;
  readonly #limits: DiskLimits;
  #timer: NodeJS.Timeout | undefined;
  freeBytes = Number.POSITIVE_INFINITY;
  level: DiskLevel = 'ok';

  constructor(folder: string, limits: DiskLimits) {
    this.#folder = folder;
    this.#limits = limits;
  }

  /** Looks now, and from now on; tells of each change of the level. */
  async watch(onLevel: (level: DiskLevel, freeBytes: number) => void): Promise<void> {
    const look = async () => {
      const before = this.level;
      await this.#look();
      if (this.level !== before) onLevel(this.level, this.freeBytes);
    };
    await look();
    this.#timer = setInterval(() => void look(), lookEveryMs).unref();
  }

  close(): void {
    clearInterval(this.#timer);
  }

  async #look(): Promise<void> {
    // A file system that cannot tell is none to worry about.
    const stats = await fs.statfs(this.#folder).catch(() => undefined);
    if (!stats) return;
    this.freeBytes = stats.bavail * stats.bsize;
    const { lowBytes, fullBytes } = this.#limits;
    this.level = this.freeBytes < fullBytes ? 'full' : this.freeBytes < lowBytes ? 'low' : 'ok';
  }
}
