import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { DrinkLook } from '#domain/drink-look.ts';

/** Changes with any line of the illustrator, so that no phone keeps an outdated picture. */
const hand = createHash('sha256');
for (const name of fs
  .readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .sort()) {
  if (!name.endsWith('.ts') || name.endsWith('.test.ts')) continue;
  hand.update(fs.readFileSync(path.join(import.meta.dirname, name)));
}
const handDigest = hand.digest('base64url');

/** Where the picture of a drink is served: another address whenever it looks different. */
export function pictureUrl(id: string, look: DrinkLook): string {
  return `/pictures/${id}/${pictureVersion(id, look)}.svg`;
}

export function pictureVersion(id: string, look: DrinkLook): string {
  const hash = createHash('sha256').update(JSON.stringify([handDigest, id, look]));
  return hash.digest('hex').slice(0, 12);
}

/** A drawing as an address that needs no request. */
export function dataUrl(svg: string): string {
  return `data:image/svg+xml,${svg.replaceAll(/[%#<>"]/g, encodeURIComponent)}`;
}
