import type { Boot } from '#domain/page-rendering.ts';

let current: Boot | undefined;

export function setBoot(boot: Boot): void {
  current = boot;
}

export function boot(): Boot | undefined {
  return current;
}
