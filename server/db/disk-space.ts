import fs from 'node:fs/promises';

export type DiskLevel = 'ok' | 'low' | 'full';

export interface DiskLimits {
  lowBytes: number;
  fullBytes: number;
}

const intervalMs = 10_000;

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

  async watch(onLevel: (level: DiskLevel, freeBytes: number) => void): Promise<void> {
    const measure = async () => {
      const before = this.level;
      await this.#measure();
      if (this.level !== before) onLevel(this.level, this.freeBytes);
    };
    await measure();
    this.#timer = setInterval(() => void measure(), intervalMs).unref();
  }

  close(): void {
    clearInterval(this.#timer);
  }

  async #measure(): Promise<void> {
    const stats = await fs.statfs(this.#folder).catch(() => undefined);
    if (!stats) return;
    this.freeBytes = stats.bavail * stats.bsize;
    const { lowBytes, fullBytes } = this.#limits;
    this.level = this.freeBytes < fullBytes ? 'full' : this.freeBytes < lowBytes ? 'low' : 'ok';
  }
}
