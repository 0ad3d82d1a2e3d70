import { chroma, darken, lighten, luminance, mix, seenThrough } from '#catalogue/look/colour.ts';
import { across, downward } from '#server/illustrations/gradient.ts';
import { along, axis, outline, widthAt } from '#server/illustrations/profile.ts';
import { ring, svg } from '#server/illustrations/svg.ts';
import type { Bottle } from './bottles.ts';
import { label } from './label.ts';
import { contact, ground, type StillLife } from './still-life.ts';
import { stopper } from './stopper.ts';

/** Grey-blue is visible on near-black and on cream. */
export const edge = '#8ea6bf';

/** Dark edges and a band of light make any outline look round. */
export const volume = (life: StillLife, reach: number): string =>
  across(life, 'h', reach, [
    [0, '#12060a', 0.5],
    [0.14, '#12060a', 0.1],
    [0.3, '#fff', 0.26],
    [0.44, '#fff', 0.02],
    [0.78, '#12060a', 0.12],
    [1, '#12060a', 0.52],
  ]);

/** Null for clear glass. */
function glassOf({ glass }: Bottle, color: string): string | null {
  if (glass === 'green') return mix('#2f4a2a', color, 0.12);
  if (glass === 'brown') return mix('#5a2f12', color, 0.18);
  const isDark = luminance(color) < 0.34 && chroma(color) < 0.62;
  return glass === 'tinted' && isDark ? mix('#26301f', color, 0.4) : null;
}

export function drawBottle(life: StillLife, bottle: Bottle, isFizzy: boolean): string {
  const { outer, level } = bottle;
  const [neck, lip] = outer.start;
  const widest = widthAt(outer, 210);
  const tilt = neck * 0.16;
  const body = outline(outer, tilt, 4);
  const shape = life.define('o', (id) => `<path id="${id}" d="${body}"/>`);
  const glass = glassOf(bottle, life.color);
  const inside = glass ? tinted(life, glass, shape) : clear(life, bottle, shape);
  const paper = bottle.label ? label(life, outer, ...bottle.label) : '';
  const shine = (share: number, from: number, to: number, width: number, opacity: number) =>
    svg`<path d="${along(outer, share, from, to)}" stroke-opacity="${opacity}" stroke-width="${width}"/>`;
  const shoulder = outer.curves[1]?.[5] ?? level;
  return [
    contact(life, widest),
    inside,
    isFizzy && !glass ? bubbles(life, widest, level) : '',
    paper,
    `<use href="${shape}" fill="${volume(life, widest)}"/>`,
    `<g fill="none" stroke="#fff" stroke-linecap="round">`,
    shine(-0.74, shoulder + 4, ground - 18, Math.max(2.6, widest * 0.1), 0.5),
    shine(-0.5, lip + 14, Math.max(lip + 20, shoulder - 12), 2.4, 0.5),
    shine(0.84, shoulder + 8, ground - 40, 1.8, 0.4),
    '</g>',
    `<use href="${shape}" fill="none" stroke="${edge}" stroke-opacity=".55" stroke-width="1.3"/>`,
    stopper(life, bottle),
  ].join('');
}

/** Clear glass with the liquid in it. */
function clear(life: StillLife, { level, isOpaque }: Bottle, shape: string): string {
  const { color } = life;
  const isPale = !isOpaque && luminance(color) > 0.9 && chroma(color) < 0.08;
  const liquid = downward(
    life,
    'l',
    [level, ground],
    [
      [0, lighten(seenThrough(color, 0.8), 0.06), isPale ? 0.5 : 1],
      [1, isPale ? '#b9cbd8' : seenThrough(color, 1.35), isPale ? 0.62 : 1],
    ],
  );
  life.define('c', (id) => `<clipPath id="${id}"><use href="${shape}"/></clipPath>`);
  const surface = isPale ? '#dfe9f0' : lighten(color, 0.3);
  return svg`<use href="${shape}" fill="#c9d8e6" fill-opacity=".3"/><g clip-path="${life.url('c')}"><path d="M60 ${level}H180V280H60Z" fill="${liquid}"/><ellipse cx="120" cy="${level}" rx="40" ry="2.6" fill="${surface}" fill-opacity=".9"/></g>`;
}

function tinted(life: StillLife, glass: string, shape: string): string {
  const fill = downward(
    life,
    'l',
    [60, ground],
    [
      [0, lighten(glass, 0.14)],
      [0.55, glass],
      [1, darken(glass, 0.45)],
    ],
  );
  return `<use href="${shape}" fill="${fill}"/>`;
}

function bubbles({ random }: StillLife, width: number, level: number): string {
  const dots = Array.from({ length: 9 }, () =>
    ring(
      axis + (random() - 0.5) * width * 1.4,
      level + 14 + random() * (250 - level),
      1 + random() * 1.2,
    ),
  );
  return svg`<path d="${dots}" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="1"/>`;
}
