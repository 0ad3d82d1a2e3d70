import type { DrinkLook, Garnish, Glass, Ice, Rim } from '#domain/drinks/drink-look.ts';
import { alphaOf, atLeast, chroma, mix, opaque, seenThrough } from './colour.ts';
import { deriveFoam, deriveGarnish, deriveGlass, deriveIce, mixtureOf } from './derive.ts';
import { headAndBody } from './head.ts';
import { asClearAs, mixColours, type Pour, volumeOf } from './mix-liquid.ts';

export type RecipeLook = {
  glass?: Glass | null;
  method?: string | null;
  ice?: Ice | null;
  garnish?: readonly Garnish[] | null;
  rim?: Rim | null;
  foam?: boolean | null;
  color?: string | readonly string[] | null;
  ingredients: readonly Pour[];
};

export function lookOf(recipe: RecipeLook): DrinkLook {
  const mixture = mixtureOf(recipe.method ?? null, recipe.ingredients);
  const glass = recipe.glass ?? deriveGlass(mixture);
  return {
    glass,
    liquid: liquidOf(recipe),
    ice: recipe.ice ?? deriveIce(glass, mixture),
    garnish: recipe.garnish ?? deriveGarnish(mixture),
    rim: recipe.rim ?? null,
    foam: recipe.foam ?? deriveFoam(mixture),
    bubbles: mixture.isFizzy,
  };
}

function liquidOf({ color, glass, method, ingredients }: RecipeLook): readonly string[] {
  const clear = (colour: string) => asClearAs(ingredients, opaque(colour));
  const layered = method === 'layer';
  // A shot has clean bands. The layers of a long drink blend.
  const stops = (glass ?? 'shot') === 'shot' ? 10 : 2;
  if (typeof color === 'string') return [clear(color)];
  if (color && color.length > 0) {
    const layers = color.map(clear);
    return layered && layers.length > 1 ? layers.flatMap((layer) => sharp(layer, stops)) : layers;
  }
  const poured = ingredients.filter((pour) => pour.color !== null && volumeOf(pour) >= 5);
  if (layered && poured.length > 1) {
    // The first ingredient of the recipe lies at the bottom.
    const total = poured.reduce((sum, pour) => sum + volumeOf(pour), 0);
    return poured
      .toReversed()
      .flatMap((pour) =>
        sharp(
          asClearAs([pour], mixColours([pour])),
          (stops * poured.length * volumeOf(pour)) / total,
        ),
      );
  }
  return [clear(mixColours(ingredients))];
}

/** Stops are evenly spaced. Repeating one makes the border to its neighbour narrow. */
const sharp = (layer: string, stops: number): string[] =>
  Array.from({ length: Math.max(2, Math.round(stops)) }, () => layer);

const garnishHues: Partial<Record<Garnish, string>> = {
  olives: '#b9c46f',
  onions: '#d8d8b8',
  'lemon-twist': '#e9cf62',
  'lemon-wheel': '#e9cf62',
  'lemon-wedge': '#e9cf62',
  'lime-wheel': '#a5cf62',
  'lime-wedge': '#a5cf62',
  'lime-twist': '#a5cf62',
  'orange-slice': '#f0a450',
  'orange-wheel': '#f0a450',
  'orange-twist': '#f0a450',
  'grapefruit-slice': '#f3937c',
  'grapefruit-twist': '#f3937c',
  mint: '#7fc486',
  basil: '#7fc486',
  cucumber: '#8fcfa6',
  rosemary: '#7fc4ae',
  thyme: '#8fc49a',
  sage: '#9fc0a4',
  cherry: '#d96a7a',
  'cherries-on-pick': '#d96a7a',
  raspberries: '#e5709a',
  strawberry: '#e8707a',
  blackberries: '#9a7ac4',
  blueberries: '#8d9ae0',
  celery: '#b4cf74',
};

const vesselHues: Partial<Record<Glass, string>> = { mule: '#dd8a52' };

const coolNeutral = '#9fc3cf';

export function hueOf(look: DrinkLook): string {
  const vessel = vesselHues[look.glass];
  if (vessel) return vessel;
  const { body } = headAndBody(look);
  const first = body[0] ?? '#ffffff';
  const own = mix(first, body.at(-1) ?? first, 0.4);
  const pale = chroma(own) < 0.2 && alphaOf(first) < 0.92;
  if (!pale) return atLeast(chroma(own) < 0.3 ? seenThrough(own, 1.5) : own, 0.6);
  const accent = look.garnish.map((name) => garnishHues[name]).find(Boolean) ?? coolNeutral;
  return mix(accent, own, 0.3);
}
