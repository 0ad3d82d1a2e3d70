import { opaque, seenThrough } from '#catalogue/look/colour.ts';
import { headAndBody } from '#catalogue/look/head.ts';
import type { DrinkLook } from '#domain/drinks/drink-look.ts';
import { type Vessel, vesselOf } from './glasses.ts';
import { type Canvas, createCanvas } from './gradient.ts';
import { endOf, widthAt } from './profile.ts';
import { hash, type Random, randomFrom } from './random.ts';

/** Where something can rest: the liquid, the foam, the mound of ice, or the cream on top. */
export type Ledge = { y: number; width: number; tilt: number };

export interface Scene extends Canvas {
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
}

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
  const vessel = vesselOf(look.glass);
  const seed = hash(drink);

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
    ...createCanvas(`d${seed.toString(36)}`),
  };
}

export const isGlass = (scene: Scene): boolean => scene.vessel.material === 'glass';
