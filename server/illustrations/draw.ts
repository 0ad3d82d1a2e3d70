import { lighten } from '#catalogue/look/colour.ts';
import { hueOf } from '#catalogue/look/look.ts';
import type { DrinkLook } from '#domain/drinks/drink-look.ts';
import { cupBehind, cupInFront } from './cup.ts';
import { type Arranged, arrange } from './garnish/arrange.ts';
import { glassBehind, glassInFront } from './glass-shell.ts';
import { radial } from './gradient.ts';
import { drawIce, iceInOpening } from './ice.ts';
import {
  bubbles,
  foamHead,
  foamSurface,
  liquidBody,
  liquidShade,
  liquidSurface,
} from './liquid.ts';
import { axis, endOf, outline } from './profile.ts';
import { drawRim } from './rim.ts';
import { isGlass, type Scene, setScene } from './scene.ts';
import { drawSteam } from './steam.ts';
import { number, svg } from './svg.ts';

/** The same id and look give the same bytes. */
export function drawDrink(id: string, look: DrinkLook): string {
  const scene = setScene(id, look);
  const hue = hueOf(look);
  const light = halo(scene, hue);
  const drink =
    table(scene, hue) + drawSteam(scene) + (isGlass(scene) ? inGlass(scene) : inCup(scene));
  const { scale, shift = 0 } = scene.vessel;
  const fit = `translate(${number(axis - axis * scale + shift)} ${number(280 - 272 * scale)}) scale(${scale})`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 300" width="240" height="300"><defs>${scene.definitions()}</defs>${light}<g transform="${fit}">${drink}</g></svg>`;
}

function halo(scene: Scene, hue: string): string {
  const fill = radial(scene, 'g', [
    [0, hue, 0.42],
    [0.5, hue, 0.15],
    [1, hue, 0],
  ]);
  return `<circle cx="120" cy="160" r="120" fill="${fill}"/>`;
}

/** Contact shadow, and the light that falls through the drink onto the table. */
function table(scene: Scene, hue: string): string {
  const { vessel } = scene;
  const width = vessel.saucer?.width ?? vessel.foot?.width ?? endOf(vessel.outer)[0];
  const shadow = radial(scene, 's', [
    [0, '#0a0608', 0.42],
    [0.6, '#0a0608', 0.16],
    [1, '#0a0608', 0],
  ]);
  const spill = radial(scene, 'k', [
    [0, lighten(hue, 0.25), 0.55],
    [0.5, hue, 0.2],
    [1, hue, 0],
  ]);
  const reach = vessel.saucer ? 1.3 : 1.75;
  return svg`<ellipse cx="120" cy="271" rx="${width * reach}" ry="12" fill="${shadow}"/><ellipse cx="${120 + width * 0.12}" cy="272" rx="${width * 1.15}" ry="7" fill="${spill}"/>`;
}

function inGlass(scene: Scene): string {
  const { vessel, rim } = scene;
  const inside = outline(vessel.inner, rim.tilt, vessel.base ? Math.max(3, vessel.base * 0.8) : 0);
  scene.define('c', (id) => `<clipPath id="${id}"><path d="${inside}"/></clipPath>`);
  const clip = `clip-path="${scene.url('c')}"`;
  const ice = drawIce(scene);
  const mound = scene.look.ice === 'crushed';
  const garnish = arrange(scene);
  return [
    glassBehind(scene),
    behindTheFront(scene, garnish),
    `<g ${clip}>`,
    liquidBody(scene),
    garnish.inside,
    ice.under,
    bubbles(scene),
    foamHead(scene),
    liquidShade(scene),
    scene.foam ? foamSurface(scene) : liquidSurface(scene),
    scene.foam || mound ? '' : ice.over,
    '</g>',
    mound ? ice.over : '',
    garnish.surface,
    glassInFront(scene),
    drawRim(scene),
    garnish.front,
  ].join('');
}

function inCup(scene: Scene): string {
  const garnish = arrange(scene);
  return [
    cupBehind(scene),
    garnish.rear,
    iceInOpening(scene),
    garnish.surface,
    cupInFront(scene),
    drawRim(scene),
    garnish.front,
  ].join('');
}

/** Garnishes may lean over the rim, but never through the wall. */
function behindTheFront(scene: Scene, { rear }: Arranged): string {
  if (!rear) return '';
  const { vessel, rim } = scene;
  const inside = outline(vessel.inner, rim.tilt, vessel.base ?? 0);
  scene.define(
    'w',
    (id) => svg`<clipPath id="${id}"><path d="M-99-99H399V${rim.y}H-99Z${inside}"/></clipPath>`,
  );
  return `<g clip-path="${scene.url('w')}">${rear}</g>`;
}
