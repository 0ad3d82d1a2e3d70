import { readStorage, writeStorage } from '#web/ui/local-storage.ts';

let ownKey: string | undefined;

/** 128 random bits. Not crypto.randomUUID: over plain http, as on a bar's own Wi-Fi, there is none. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Tells this browser's orders from those of others; made up once and kept. */
export function guestKey(): string {
  ownKey ??= readStorage('guestKey') ?? randomKey();
  writeStorage('guestKey', ownKey);
  return ownKey;
}
