import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { DrinkLook } from '#domain/drink-look.ts';

/** A digest of the illustrator's own code: no browser caches an outdated picture. */
const code = createHash('sha256');
for (const name of fs
  .readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .sort()) {
  if (!name.endsWith('.ts') || name.endsWith('.test.ts')) continue;
  code.update(fs.readFileSync(path.join(import.meta.dirname, name)));
}
const codeDigest = code.digest('base64url');

/** The path of a drink's picture, which changes whenever the picture does. */
export function pictureUrl(id: string, look: DrinkLook): string {
  return `/pictures/${id}/${pictureVersion(id, look)}.svg`;
}

export function pictureVersion(id: string, look: DrinkLook): string {
  const hash = createHash('sha256').update(JSON.stringify([codeDigest, id, look]));
  return hash.digest('hex').slice(0, 12);
}

/** A drawing as a data URL, which needs no request. */
export function dataUrl(svg: string): string {
  return `data:image/svg+xml,${svg.replaceAll(/[%#<>"]/g, encodeURIComponent)}`;
}
