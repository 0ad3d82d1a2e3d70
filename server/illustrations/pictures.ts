import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { DrinkLook } from '#domain/drinks/drink-look.ts';
import { type IngredientLook, ingredientShapes } from '#domain/ingredients/ingredient-look.ts';
import { hash } from './random.ts';

/** A digest of the illustrator's own code, so that no browser caches an outdated picture. */
const code = createHash('sha256');
for (const name of fs
  .readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .sort()) {
  if (!name.endsWith('.ts') || name.endsWith('.test.ts')) continue;
  code.update(fs.readFileSync(path.join(import.meta.dirname, name)));
}
const codeDigest = code.digest('base64url');

/** Changes whenever the picture does. */
export function pictureUrl(id: string, look: DrinkLook): string {
  return `/pictures/${id}/${pictureVersion(id, look)}.svg`;
}

export function pictureVersion(id: string, look: DrinkLook): string {
  const hash = createHash('sha256').update(JSON.stringify([codeDigest, id, look]));
  return hash.digest('hex').slice(0, 12);
}

/**
 * The version of all pictures of ingredients. Their addresses have everything else that they show.
 */
export const ingredientPictureVersion = createHash('sha256')
  .update(codeDigest)
  .digest('hex')
  .slice(0, 12);

/** Similar ingredients differ in their labels. */
export function ingredientPictureUrl(id: string, { shape, color }: IngredientLook): string {
  const label = (hash(id) % 1296).toString(36);
  return `/pictures/ingredients/${shape}-${color.slice(1).toLowerCase()}-${label}/${ingredientPictureVersion}.svg`;
}

const ingredientPicture = /^([a-z]+)-([0-9a-f]{6})-[0-9a-z]{1,2}$/;

/** Parses a part of such a path. */
export function readIngredientLook(name: string): IngredientLook | undefined {
  const [, word, digits] = ingredientPicture.exec(name) ?? [];
  const shape = ingredientShapes.find((one) => one === word);
  return shape && { shape, color: `#${digits}` };
}

/** A data URL needs no request. */
export function dataUrl(svg: string): string {
  return `data:image/svg+xml,${svg.replaceAll('"', "'").replaceAll(/[%#]/g, encodeURIComponent)}`;
}
