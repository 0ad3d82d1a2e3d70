import type { Garnish } from '#domain/drinks/drink-look.ts';
import type { Scene } from '#server/illustrations/scene.ts';
import { citrus } from './citrus.ts';
import { fruit } from './fruit.ts';
import { herbs } from './herbs.ts';
import { onPicks } from './picks.ts';
import type { Layers, Piece, Zone } from './piece.ts';
import { spices } from './spices.ts';
import { toppings } from './toppings.ts';
import { trimmings } from './trimmings.ts';

export type Arranged = Required<Layers>;

const pieces: Record<Garnish, Piece> = {
  ...citrus,
  ...onPicks,
  ...fruit,
  ...herbs,
  ...spices,
  ...trimmings,
  ...toppings,
};

const zones: readonly Zone[] = ['topping', 'standing', 'lying', 'perched'];

/** The rim's first place is on the right, so garnishes in the drink leave it free. */
const mirrored: Record<Zone, readonly boolean[]> = {
  perched: [false, true, false],
  standing: [true, false, true],
  lying: [false, true, false],
  topping: [false, false, false],
};

const layerNames = ['rear', 'inside', 'surface', 'front'] as const;

export function arrange(scene: Scene): Arranged {
  const layers: Arranged = { rear: '', inside: '', surface: '', front: '' };
  const wanted = [...new Set(scene.look.garnish)].map((name) => pieces[name]);
  for (const zone of zones) {
    const here = wanted.filter((piece) => piece.zone === zone);
    for (const [index, piece] of here.entries()) {
      const drawn = piece.draw(scene, index);
      for (const name of layerNames) {
        const body = drawn[name];
        if (body) layers[name] += mirrored[zone][index] ? mirror(body) : body;
      }
    }
  }
  return layers;
}

const mirror = (body: string): string => `<g transform="matrix(-1 0 0 1 240 0)">${body}</g>`;
