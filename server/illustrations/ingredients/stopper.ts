import { darken, lighten } from '#catalogue/look/colour.ts';
import { across } from '#server/illustrations/gradient.ts';
import { axis, hoop } from '#server/illustrations/profile.ts';
import { repeat, svg } from '#server/illustrations/svg.ts';
import type { Bottle } from './bottles.ts';
import { inkOf } from './label.ts';
import type { StillLife } from './still-life.ts';

/** A cylinder between two heights, lit from the left. */
export function drum(
  life: StillLife,
  name: string,
  {
    width,
    top,
    bottom,
    color,
    tilt = 0.2,
  }: {
    width: number;
    top: number;
    bottom: number;
    color: string;
    tilt?: number;
  },
): string {
  const fill = across(life, name, width, [
    [0, darken(color, 0.5)],
    [0.28, lighten(color, 0.32)],
    [0.5, color],
    [1, darken(color, 0.55)],
  ]);
  const ry = width * tilt;
  return svg`<path d="M${axis - width} ${top}V${bottom}A${width} ${ry} 0 0 0 ${axis + width} ${bottom}V${top}Z" fill="${fill}"/><ellipse cx="120" cy="${top}" rx="${width}" ry="${ry}" fill="${lighten(color, 0.22)}"/>`;
}

const gold = '#d9a441';
const wood = '#b98a56';

export function stopper(life: StillLife, bottle: Bottle): string {
  const { outer, foil = 0 } = bottle;
  const [neck, lip] = outer.start;
  const ink = inkOf(life);
  const cap = (width: number, height: number, color: string, below = 3) =>
    drum(life, 'p', { width, top: lip - height, bottom: lip + below, color });
  const sleeve = (color: string) => {
    const fill = across(life, 'v', neck + 3, [
      [0, darken(color, 0.5)],
      [0.3, lighten(color, 0.45)],
      [0.55, color],
      [1, darken(color, 0.55)],
    ]);
    return svg`<path d="${hoop(outer, lip - 1, foil - lip, 0.16)}" fill="${fill}"/>`;
  };
  switch (bottle.stopper) {
    case 'cork':
      return (
        cap(neck - 2.5, 8, wood, 6) +
        drum(life, 'q', {
          width: neck + 2,
          top: lip - 20,
          bottom: lip - 6,
          color: darken(wood, 0.45),
        })
      );
    case 'ball':
      return svg`${cap(neck - 2, 6, wood, 4)}<circle cx="120" cy="${lip - 18}" r="17" fill="${across(
        life,
        'q',
        17,
        [
          [0, darken(wood, 0.4)],
          [0.32, lighten(wood, 0.4)],
          [0.55, wood],
          [1, darken(wood, 0.55)],
        ],
      )}"/>`;
    case 'screw':
      return cap(neck + 2.5, 18, '#2c2320', 6);
    case 'metal':
      return cap(neck + 1.5, 16, '#b9bec6', 12);
    case 'capsule':
      return sleeve(ink) + cap(neck + 1.4, 3, ink, 6);
    case 'foil':
      return (
        sleeve(gold) +
        svg`${cap(neck + 4, 12, gold, 6)}<path d="M${axis - neck - 4} ${lip + 3}H${axis + neck + 4}" stroke="#7a5410" stroke-width="1.6"/>`
      );
    case 'crown':
      return svg`${cap(neck + 3, 6, ink, 4)}<path d="${repeat(6, (i) => svg`M${axis - neck - 1 + (i * (2 * neck + 2)) / 5} ${lip}v5`)}" stroke="${darken(ink, 0.5)}" stroke-width="1.4"/>`;
    case 'pourer':
      return svg`<path d="M${axis - 3} ${lip - 6}C${axis - 4} ${lip - 24} ${axis - 2} ${lip - 30} ${axis + 10} ${lip - 34}L${axis + 13} ${lip - 30}C${axis + 5} ${lip - 25} ${axis + 4} ${lip - 20} ${axis + 4} ${lip - 6}Z" fill="#aab3bd"/>${cap(neck + 1.5, 7, '#2c2320', 5)}`;
    case 'lid':
      return cap(neck + 2.5, 7, '#c2c7cd', 4);
    case 'drip':
      return cap(neck + 2, 15, ink, 2);
  }
}
