import { opaque, seenThrough } from '#catalogue/look/colour.ts';
import { headAndBody } from '#catalogue/look/head.ts';
import type { DrinkLook } from '#domain/drinks/drink-look.ts';
import { type Vessel, vessels } from './glasses.ts';
import { endOf, widthAt } from './profile.ts';
import { hash, type Random, randomFrom } from './random.ts';

/** Where something can rest: the liquid, the foam, the mound of ice, or the cream on top. */
export type Ledge = { y: number; width: number; tilt: number };

export type Scene = {
  look: DrinkLook;
  vessel: Vessel;
  random: Random;
  rim: { x: number; y: number; tilt: number };
  liquid: Ledge & { bottom: number; stops: readonly string[]; top: string; low: string };
  foam: { height: number; tint: number; colour: string | null } | null;
  ledge: Ledge;
  /** Fruit does not grow as fast as the optical scale of a small glass. */
  fruit: number;
  seed: number;
  id: (name: string) => string;
  url: (name: string) => string;
  /** Registers a definition once and gives its reference. */
  define: (name: string, body: (id: string) => string) => string;
  definitions: () => string;
};

const foams: Partial<Record<DrinkLook['glass'], { height: number; tint: number }>> = {
  irish: { height: 20, tint: 0.03 },
  pint: { height: 22, tint: 0.08 },
  shot: { height: 7, tint: 0.12 },
  flute: { height: 9, tint: 0.12 },
  hurricane: { height: 9, tint: 0.1 },
};
const usualFoam = { height: 12, tint: 0.16 };

const moundHeight = 20;

/** Crushed ice is topped up until it stands in the drink. */
const crushedFill = 0.88;

export function setScene(drink: string, look: DrinkLook): Scene {
  const vessel = vessels[look.glass];
  const seed = hash(drink);
  const prefix = `d${seed.toString(36)}`;
  const definitions = new Map<string, string>();

  const [rimX, rimY] = vessel.outer.start;
  const bottom = endOf(vessel.inner)[1];
  const { head, body } = headAndBody(look);
  const foam = look.foam ? { ...(foams[look.glass] ?? usualFoam), colour: head } : null;
  const fill = look.ice === 'crushed' ? Math.max(vessel.fill, crushedFill) : vessel.fill;
  const full = rimY + (bottom - rimY) * (1 - fill);
  const level = foam ? Math.max(full, rimY + foam.height + 5) : full;
  const ratio = vessel.rim / rimX;
  const ledgeAt = (y: number): Ledge => {
    const width = widthAt(vessel.inner, y);
    return { y, width, tilt: Math.max(2.4, ratio * width) };
  };
  const mound = { y: rimY - moundHeight * 0.8, width: rimX * 0.5, tilt: 7 };
  const stops = body.map(opaque);
  const [first = '#ffffff'] = stops;
  const last = stops.at(-1) ?? first;
  const single = stops.length === 1;

  return {
    look,
    vessel,
    seed,
    random: randomFrom(drink),
    rim: { x: rimX, y: rimY, tilt: vessel.rim },
    liquid: {
      ...ledgeAt(level),
      bottom,
      stops: body,
      top: single ? seenThrough(first, 0.72) : first,
      low: single ? seenThrough(last, 1.35) : last,
    },
    foam,
    ledge: look.ice === 'crushed' ? mound : ledgeAt(foam ? level - foam.height : level),
    fruit: vessel.scale ** -0.55,
    id: (name) => prefix + name,
    url: (name) => `url(#${prefix}${name})`,
    define: (name, body) => {
      if (!definitions.has(name)) definitions.set(name, body(prefix + name));
      return `#${prefix}${name}`;
    },
    definitions: () => [...definitions.values()].join(''),
  };
}

export const isGlass = (scene: Scene): boolean => scene.vessel.material === 'glass';
