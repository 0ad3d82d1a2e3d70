/** 128 random bits. Not crypto.randomUUID: over plain http, as on a bar's own Wi-Fi, there is none. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
