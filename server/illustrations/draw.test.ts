import { describe, expect, test } from 'vitest';
import { chroma, luminance, rgbOf } from '#catalogue/look/colour.ts';
import { hueOf, lookOf } from '#catalogue/look/look.ts';
import type { Pour } from '#catalogue/look/mix-liquid.ts';
import { type DrinkLook, garnishes, glasses, ices, rims } from '#domain/drinks/drink-look.ts';
import { drawDrink } from './draw.ts';
import { noImage } from './placeholder.ts';

const plain: DrinkLook = {
  glass: 'rocks',
  liquid: ['#c8201a'],
  ice: 'none',
  garnish: [],
  rim: null,
  foam: false,
  bubbles: false,
};

/** Every tag closed in order, every attribute quoted, nothing unescaped. */
function isWellFormed(xml: string): boolean {
  const open: string[] = [];
  const tag = /<(\/?)([a-zA-Z]+)((?: [a-zA-Z][a-zA-Z0-9-]*="[^"<&]*")*)(\/?)>/y;
  for (let at = 0; at < xml.length; at = tag.lastIndex) {
    tag.lastIndex = at;
    const found = tag.exec(xml);
    if (!found) return false;
    const [, closing, name = '', , alone] = found;
    if (closing && open.pop() !== name) return false;
    if (!closing && !alone) open.push(name);
  }
  return open.length === 0;
}

function expectSound(picture: string): void {
  expect(isWellFormed(picture)).toBe(true);
  expect(picture).not.toMatch(/NaN|undefined|Infinity|null/);
  expect(picture.length).toBeLessThan(16 * 1024);
  const ids = [...picture.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const references = [...picture.matchAll(/(?:url\(|href=")#([^)"]+)/g)].map(([, id]) => id);
  expect(references.filter((id) => !ids.includes(id))).toEqual([]);
}

describe('drawDrink', () => {
  test.each(glasses)('%s, with every ice and every rim', (glass) => {
    for (const ice of ices)
      for (const rim of [null, ...rims])
        for (const foam of [false, true])
          expectSound(
            drawDrink(`${glass}-${ice}`, { ...plain, glass, ice, rim, foam, bubbles: true }),
          );
  });

  test.each(garnishes)('%s, in every glass, alone and among others', (garnish) => {
    for (const glass of glasses)
      for (const ice of ['none', 'crushed'] as const)
        expectSound(drawDrink(glass, { ...plain, glass, ice, garnish: [garnish] }));
    for (const ice of ices)
      expectSound(drawDrink('three', { ...plain, ice, garnish: [garnish, 'mint', 'cherry'] }));
  });

  test('draws the same drink the same way, and another one with other ids', () => {
    const look: DrinkLook = { ...plain, ice: 'crushed', garnish: ['mint'], rim: 'salt' };
    expect(drawDrink('mojito', look)).toBe(drawDrink('mojito', look));
    const idsOf = (picture: string) => picture.match(/ id="[^"]+"/g) ?? [];
    const others = new Set(idsOf(drawDrink('caipirinha', look)));
    expect(idsOf(drawDrink('mojito', look)).filter((id) => others.has(id))).toEqual([]);
  });

  test('accepts layers, clear liquids and any id', () => {
    const liquid = ['#e0902f', '#c9a582cc', '#2c1710'];
    expectSound(drawDrink('Piña <Colada> & "friends"', { ...plain, glass: 'shot', liquid }));
    expectSound(drawDrink('', { ...plain, liquid: [] }));
  });

  test.each(['irish', 'teacup'] as const)('steams in %s, unless it is on ice', (glass) => {
    const steam = /stroke="#93a3b5"/;
    expect(drawDrink('toddy', { ...plain, glass })).toMatch(steam);
    expect(drawDrink('toddy', { ...plain, glass, ice: 'cubes' })).not.toMatch(steam);
    expect(drawDrink('toddy', plain)).not.toMatch(steam);
  });

  test('has a placeholder', () => expectSound(noImage()));
});

const bottles = {
  gin: ['spirits', '#f6f8f7'],
  vodka: ['spirits', '#f8f9fa'],
  'white-rum': ['spirits', '#f7f8f5'],
  bourbon: ['spirits', '#c47a33'],
  'dry-vermouth': ['wines', '#f1edcf'],
  'sweet-vermouth': ['wines', '#7f3418'],
  campari: ['amari', '#c8202b'],
  'coffee-liqueur': ['liqueurs', '#2a1509'],
  espresso: ['mixers', '#2a140a'],
  cream: ['dairy', '#fbf4e4'],
  'egg-white': ['dairy', '#f7f4ea'],
  'blue-curacao': ['liqueurs', '#1f8fe0'],
  grenadine: ['syrups', '#c01730'],
  'lime-juice': ['juices', '#e3edb8'],
  'lemon-juice': ['juices', '#f2ecb4'],
  'soda-water': ['mixers', '#fbfcfc'],
  mint: ['herbs', '#5fa544'],
} as const;

const pour = (id: keyof typeof bottles, ml: number, unit = 'ML'): Pour => ({
  id,
  category: bottles[id][0],
  color: bottles[id][1],
  ml,
  unit,
});

const mixed = (method: string, ...ingredients: Pour[]) => lookOf({ method, ingredients });
const colourOf = ({ liquid }: DrinkLook) => liquid[0] ?? '';

describe('lookOf', () => {
  test('a stirred martini is near clear, in a martini glass, with olives', () => {
    const martini = mixed('stir', pour('gin', 60), pour('dry-vermouth', 10));
    expect(chroma(colourOf(martini))).toBeLessThan(0.1);
    expect(luminance(colourOf(martini))).toBeGreaterThan(0.9);
    expect(colourOf(martini)).toHaveLength(9);
    expect(martini).toMatchObject({ glass: 'martini', ice: 'none', garnish: ['olives'] });
  });

  test('a negroni is deep red', () => {
    const negroni = mixed('stir', pour('gin', 30), pour('campari', 30), pour('sweet-vermouth', 30));
    const [r, g, b] = rgbOf(colourOf(negroni));
    expect(r).toBeGreaterThan(0.55);
    expect(Math.max(g, b)).toBeLessThan(0.25);
  });

  test('cream makes coffee pale and opaque, and shaken it foams', () => {
    const coffee = [pour('vodka', 40), pour('coffee-liqueur', 20)];
    const black = mixed('shake', ...coffee);
    const white = mixed('shake', ...coffee, pour('cream', 30));
    expect(luminance(colourOf(black))).toBeLessThan(0.35);
    expect(luminance(colourOf(white))).toBeGreaterThan(luminance(colourOf(black)) + 0.15);
    expect(colourOf(white)).toHaveLength(7);
    expect(white.foam).toBe(true);
    expect(black.foam).toBe(false);
  });

  test('strong colours win over their volume', () => {
    const blue = rgbOf(colourOf(mixed('shake', pour('vodka', 45), pour('blue-curacao', 15))));
    expect(blue[2] - blue[0]).toBeGreaterThan(0.3);
    const pink = rgbOf(colourOf(mixed('shake', pour('gin', 50), pour('grenadine', 10))));
    expect(pink[0] - pink[1]).toBeGreaterThan(0.3);
  });

  test('soda bubbles, mint and lime are the garnish, a long sour is a collins', () => {
    const mojito = mixed(
      'build',
      pour('white-rum', 45),
      pour('lime-juice', 20),
      pour('mint', 6, 'LEAF'),
      pour('soda-water', 60, 'TOP'),
    );
    expect(mojito).toMatchObject({ glass: 'collins', ice: 'cubes', bubbles: true });
    expect(mojito.garnish).toEqual(['mint', 'lime-wheel']);
  });

  test('an egg white is a head, however it is counted', () => {
    const sour = [pour('bourbon', 45), pour('lemon-juice', 25)];
    expect(mixed('shake', ...sour, pour('egg-white', 1, 'PIECE')).foam).toBe(true);
    expect(mixed('shake', ...sour, pour('egg-white', 20)).foam).toBe(true);
    expect(mixed('shake', ...sour).foam).toBe(false);
  });

  test('keeps the look that the recipe sets', () => {
    const said = { glass: 'tiki', ice: 'sphere', garnish: [], rim: 'cocoa', foam: true } as const;
    const look = lookOf({ ...said, color: '#123456', ingredients: [pour('gin', 50)] });
    expect(look).toMatchObject(said);
    expect(look.liquid).toEqual(['#123456']);
  });

  test('a layered shot has its first pour at the bottom', () => {
    const { liquid, glass } = mixed('layer', pour('coffee-liqueur', 20), pour('cream', 20));
    expect(glass).toBe('shot');
    expect(luminance(liquid[0] ?? '')).toBeGreaterThan(luminance(liquid.at(-1) ?? ''));
  });

  test('an empty recipe still has a look', () => {
    expectSound(drawDrink('nothing', lookOf({ ingredients: [] })));
  });
});

describe('hueOf', () => {
  test('is one plain colour, never too dark to tint a card', () => {
    const espresso = mixed(
      'shake',
      pour('vodka', 50),
      pour('espresso', 30),
      pour('coffee-liqueur', 20),
    );
    expect(hueOf(espresso)).toMatch(/^#[0-9a-f]{6}$/);
    expect(Math.max(...rgbOf(hueOf(espresso)))).toBeGreaterThan(0.55);
  });

  test('a clear drink borrows from its garnish', () => {
    const clear: DrinkLook = { ...plain, liquid: ['#f4f6f080'] };
    expect(hueOf({ ...clear, garnish: ['raspberries'] })).not.toBe(hueOf(clear));
  });
});
