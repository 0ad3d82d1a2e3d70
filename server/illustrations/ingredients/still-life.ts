import { lighten } from '#catalogue/look/colour.ts';
import { type Canvas, createCanvas, radial } from '#server/illustrations/gradient.ts';
import { hash, type Random, randomFrom } from '#server/illustrations/random.ts';
import { svg } from '#server/illustrations/svg.ts';

/** The picture of one ingredient while it is drawn. */
export interface StillLife extends Canvas {
  /** Of the content. */
  color: string;
  /** Distinguishes labels of similar bottles. */
  seed: number;
  random: Random;
}

/** The height on which everything stands. */
export const ground = 270;

export function setStillLife(id: string, color: string): StillLife {
  const seed = hash(id);
  return {
    color,
    seed,
    random: randomFrom(id),
    ...createCanvas(`i${seed.toString(36)}`),
  };
}

/** Contact shadow, and the light that falls through onto the shelf. */
export function contact(life: StillLife, width: number, spill = life.color): string {
  const shadow = radial(life, 's', [
    [0, '#0a0608', 0.5],
    [0.6, '#0a0608', 0.2],
    [1, '#0a0608', 0],
  ]);
  const light = radial(life, 'k', [
    [0, lighten(spill, 0.25), 0.6],
    [1, spill, 0],
  ]);
  return svg`<ellipse cx="120" cy="${ground}" rx="${Math.min(59, width * 1.4)}" ry="8" fill="${shadow}"/><ellipse cx="${120 + width * 0.2}" cy="${ground + 1}" rx="${width}" ry="4.5" fill="${light}"/>`;
}
