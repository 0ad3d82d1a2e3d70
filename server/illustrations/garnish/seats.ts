import type { Garnish } from '#domain/drinks/drink-look.ts';
import { axis, widthAt } from '#server/illustrations/profile.ts';
import type { Scene } from '#server/illustrations/scene.ts';
import { type Placement, place } from '#server/illustrations/svg.ts';
import type { Layers } from './piece.ts';

type Seat = Placement & { share?: number };

/** On the rim at a share of its half width. y counts from the rim. */
export function perch({ rim, fruit }: Scene, seat: Seat, body: string): string {
  const { share = 0.82, x = 0, y = 0, rotate = 18, scale = 1 } = seat;
  return place({ x: axis + rim.x * share + x, y: rim.y + y, rotate, scale: scale * fruit }, body);
}

/** In the drink, leaning over the rim. The body's origin is where it crosses the rim. */
export function stand(scene: Scene, seat: Seat, body: string): Layers {
  const { share = 0.34, rotate = 14, y = 4 } = seat;
  return { rear: perch(scene, { ...seat, share, rotate, y }, body) };
}

const crowns: readonly Garnish[] = ['mint', 'basil', 'sage'];

/** On the liquid, the foam, the mound or the cream. Later pieces move aside. */
export function lie(scene: Scene, index: number, seat: Seat, body: string): Layers {
  const { ledge, fruit, look, rim } = scene;
  const { x = 0, rotate = 0, scale = 1, flat = 0.6 } = seat;
  const crowned = look.ice === 'crushed' && look.garnish.some((name) => crowns.includes(name));
  const aside = crowned ? -rim.x * 0.5 : index === 0 ? 0 : ledge.width * 0.42;
  const y = (seat.y ?? 0) + (crowned ? 8 : 0);
  const small = Math.min(fruit, 0.4 + ledge.width / 46);
  return {
    surface: place(
      { x: axis + x + aside, y: ledge.y + y, rotate, flat, scale: scale * small },
      body,
    ),
  };
}

/** At the bottom of a bowl, seen through the drink. */
export function sink(scene: Scene, radius: number, body: string): Layers {
  const { liquid, vessel, fruit } = scene;
  const r = radius * fruit;
  let y = liquid.bottom - r;
  while (widthAt(vessel.inner, y + r * 0.5) < r && y > liquid.y + r) y -= 1;
  return { inside: place({ x: axis + 2, y, scale: fruit }, body) };
}

/** A bowl on a stem without ice cannot hold a standing sprig. */
export const isShallow = ({ vessel, look }: Scene): boolean =>
  look.ice === 'none' && vessel.stem !== undefined && vessel.inner.start[0] > 40;
