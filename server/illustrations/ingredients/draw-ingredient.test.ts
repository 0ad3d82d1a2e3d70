import zlib from 'node:zlib';
import { expect, test } from 'vitest';
import { readCatalogue } from '#catalogue/files.ts';
import { ingredientShapes } from '#domain/ingredients/ingredient-look.ts';
import { ingredientPictureUrl, readIngredientLook } from '#server/illustrations/pictures.ts';
import { drawIngredient } from './draw-ingredient.ts';

const { ingredients } = readCatalogue();
const lookOf = ({ drawnAs, color }: (typeof ingredients)[number]) => ({
  shape: drawnAs,
  color: color ?? '#d8b988',
});
const nameOf = (id: string, look: ReturnType<typeof lookOf>) =>
  ingredientPictureUrl(id, look).split('/').at(-2) ?? '';

function expectSound(picture: string): void {
  expect(picture).toMatch(/^<svg [^>]*viewBox="60 [\d.]+ 120 [\d.]+"[^>]*><defs>.*<\/svg>$/s);
  expect(picture).not.toMatch(/NaN|undefined|Infinity|null|\[object/);
  expect(picture.match(/<[a-zA-Z]/g)).toHaveLength(
    (picture.match(/\/>/g) ?? []).length + (picture.match(/<\/[a-zA-Z]/g) ?? []).length,
  );
  const ids = [...picture.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const references = [...picture.matchAll(/(?:url\(|href=")#([^)"]+)/g)].map(([, id]) => id);
  expect(references.filter((id) => !ids.includes(id))).toEqual([]);
}

test.each(ingredientShapes)('%s, dark, pale and bright', (shape) => {
  for (const color of ['#1a0c08', '#fbfcfc', '#1f8fe0', '#c8202b'])
    expectSound(drawIngredient(`${shape}-${color}`, { shape, color }));
});

test('every ingredient of the catalogue is drawn, small, and from its address alone', () => {
  for (const ingredient of ingredients) {
    const look = lookOf(ingredient);
    const name = nameOf(ingredient.id, look);
    expect(readIngredientLook(name)).toEqual(look);
    const picture = drawIngredient(name, look);
    expectSound(picture);
    expect(zlib.gzipSync(picture).length).toBeLessThan(1_400);
  }
});

test('draws the same ingredient the same way, and similar ones with other ids', () => {
  const look = { shape: 'gin', color: '#f6f8f7' } as const;
  const [gin, dry] = ['gin', 'london-dry-gin'].map((id) => nameOf(id, look)) as [string, string];
  expect(drawIngredient(gin, look)).toBe(drawIngredient(gin, look));
  expect(gin).not.toBe(dry);
  const idsOf = (picture: string) => picture.match(/ id="[^"]+"/g) ?? [];
  const others = new Set(idsOf(drawIngredient(dry, look)));
  expect(idsOf(drawIngredient(gin, look)).filter((id) => others.has(id))).toEqual([]);
});

test('rejects addresses without a picture', () => {
  for (const name of [
    '',
    'gin',
    'gin-f6f8f7',
    'jerrycan-f6f8f7-1',
    'gin-zzzzzz-1',
    'gin-f6f8f7-123',
  ])
    expect(readIngredientLook(name)).toBeUndefined();
});
