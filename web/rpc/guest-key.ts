import { readStorage, writeStorage } from '#web/ui/stored.ts';
import { randomKey } from './random-key.ts';

let key: string | undefined;

/** Tells this browser's orders from those of others; made up once and kept. */
export function guestKey(): string {
  key ??= readStorage('guestKey') ?? randomKey();
  writeStorage('guestKey', key);
  return key;
}
