import { readStorage, writeStorage } from '#web/ui/local-storage.ts';

let storedKey: string | undefined;

/** 128 random bits. crypto.randomUUID is missing over plain http, as on a bar's own Wi-Fi. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Identifies the guest of this browser. Generated once and stored. */
export function guestKey(): string {
  storedKey ??= readStorage('guestKey') ?? randomKey();
  writeStorage('guestKey', storedKey);
  return storedKey;
}
