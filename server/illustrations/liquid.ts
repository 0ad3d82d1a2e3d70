import {
  alphaOf,
  darken,
  lighten,
  luminance,
  mix,
  opaque,
  seenThrough,
} from '#catalogue/look/colour.ts';
import { across, downward, radial, type Stop } from './gradient.ts';
import { axis, widthAt } from './profile.ts';
import type { Scene } from './scene.ts';
import { ring, svg } from './svg.ts';

function stopsOf(liquid: readonly string[]): Stop[] {
  const [first = '#ffffff'] = liquid;
  if (liquid.length === 1) {
    const alpha = alphaOf(first);
    return [
      [0, seenThrough(first, 0.72), alpha * 0.92],
      [0.45, opaque(first), alpha],
      [1, seenThrough(first, 1.35), alpha],
    ];
  }
  const all = liquid.map((hex, i): Stop => [i / (liquid.length - 1), opaque(hex), alphaOf(hex)]);
  const isEdge = ([, colour]: Stop, i: number) =>
    colour !== all[i - 1]?.[1] || colour !== all[i + 1]?.[1];
  return all.filter(isEdge);
}

export function liquidBody(scene: Scene): string {
  const { liquid, rim } = scene;
  const fill = downward(scene, 'l', [liquid.y, liquid.bottom + 3], stopsOf(liquid.stops));
  return svg`<path d="M${axis - rim.x - 40} ${liquid.y}h${2 * rim.x + 80}V${liquid.bottom + 16}h${-2 * rim.x - 80}Z" fill="${fill}"/>`;
}

/** Dark edges and a light band at a third make the liquid look round. */
export function liquidShade(scene: Scene): string {
  const { liquid, foam, vessel } = scene;
  const top = liquid.y - (foam?.height ?? 0);
  const widest = Math.max(
    ...[0, 0.2, 0.4, 0.6].map((t) => widthAt(vessel.inner, top + (liquid.bottom - top) * t)),
  );
  const pale = luminance(liquid.low) > 0.7;
  const dark = pale ? darken(seenThrough(liquid.low, 3.4), 0.12) : darken(liquid.low, 0.5);
  const strength = pale ? 0.62 : 0.52;
  const fill = across(scene, 'v', widest, [
    [0, dark, strength],
    [0.18, dark, pale ? 0.16 : 0.07],
    [0.36, '#fff', 0.2],
    [0.56, '#fff', 0],
    [0.82, dark, pale ? 0.22 : 0.1],
    [1, dark, strength],
  ]);
  const caustic = radial(scene, 'q', [
    [0, '#fff', 0.26],
    [1, '#fff', 0],
  ]);
  const floor = widthAt(vessel.inner, liquid.bottom - 12);
  const glow = svg`<ellipse cx="${axis + floor * 0.14}" cy="${liquid.bottom - 4}" rx="${floor * 0.8}" ry="13" fill="${caustic}"/>`;
  return svg`${glow}<path d="M${axis - widest - 4} ${top}h${2 * widest + 8}V${liquid.bottom + 16}h${-2 * widest - 8}Z" fill="${fill}"/>`;
}

export function liquidSurface(scene: Scene): string {
  const { liquid } = scene;
  const light = lighten(liquid.top, 0.28);
  const fill = across(scene, 'u', liquid.width, [
    [0, mix(liquid.top, light, 0.3)],
    [0.4, lighten(light, 0.25)],
    [1, mix(liquid.top, light, 0.5)],
  ]);
  const opacity = alphaOf(liquid.stops[0] ?? '') < 0.8 ? 0.5 : 0.93;
  return svg`<ellipse cx="120" cy="${liquid.y}" rx="${liquid.width}" ry="${liquid.tilt}" fill="${fill}" fill-opacity="${opacity}"/><path d="M${axis - liquid.width} ${liquid.y}A${liquid.width} ${liquid.tilt} 0 0 0 ${axis + liquid.width} ${liquid.y}" fill="none" stroke="#fff" stroke-opacity=".32"/>`;
}

/** Shaken coffee keeps its crema. Other drinks get a cream tinted by the drink. */
export function foamColour({ liquid, foam, look }: Scene): string {
  if (foam?.colour) return mix('#fff6e6', opaque(foam.colour), 0.6);
  const dark = luminance(liquid.low) < 0.22 && look.glass !== 'irish';
  return dark ? mix('#ecd2a8', liquid.top, 0.2) : mix('#fff6e6', liquid.top, foam?.tint ?? 0);
}

export function foamHead(scene: Scene): string {
  const { foam, ledge, liquid, vessel } = scene;
  if (!foam) return '';
  const y = liquid.y - foam.height;
  const width = widthAt(vessel.inner, y);
  const tilt = (ledge.tilt / ledge.width) * width;
  const colour = foamColour(scene);
  const fill = downward(
    scene,
    'o',
    [y, liquid.y + 6],
    [
      [0, lighten(colour, 0.2)],
      [0.7, colour],
      [1, mix(colour, liquid.top, 0.28)],
    ],
  );
  const side = Math.max(width, liquid.width) + 14;
  const w = liquid.width;
  const edge = svg`V${liquid.y}H${axis + w}Q${axis + w * 0.6} ${liquid.y + liquid.tilt * 1.25} ${axis + w * 0.2} ${liquid.y + liquid.tilt * 1.05}T${axis - w * 0.45} ${liquid.y + liquid.tilt * 1.1}T${axis - w} ${liquid.y}H${axis - side}Z`;
  return svg`<path d="M${axis - side} ${y}H${axis + side}${edge}" fill="${fill}"/>${foamDots(scene, y, width, tilt)}`;
}

function foamDots({ random, foam }: Scene, y: number, width: number, tilt: number): string {
  const height = foam?.height ?? 0;
  let rings = '';
  for (let i = 0; i < 9; i++) {
    const x = axis + (random() * 2 - 1) * width * 0.85;
    rings += ring(x, y + tilt + random() * (height - 2), 0.6 + random() * 0.9);
  }
  return `<path d="${rings}" fill="#fff" fill-opacity=".5"/>`;
}

export function foamSurface(scene: Scene): string {
  const { foam, liquid, vessel } = scene;
  if (!foam) return '';
  const y = liquid.y - foam.height;
  const width = widthAt(vessel.inner, y);
  const tilt = (scene.rim.tilt / scene.rim.x) * width;
  return svg`<ellipse cx="120" cy="${y}" rx="${width}" ry="${tilt}" fill="${lighten(foamColour(scene), 0.3)}"/><ellipse cx="111" cy="${y - tilt * 0.14}" rx="${width * 0.68}" ry="${tilt * 0.55}" fill="#fff" fill-opacity=".42"/>`;
}

export function bubbles(scene: Scene): string {
  const { look, liquid, random, vessel } = scene;
  if (!look.bubbles) return '';
  const depth = liquid.bottom - liquid.y;
  const count = Math.round(Math.min(26, (depth * liquid.width) / 230 + 8));
  let rings = '';
  for (let i = 0; i < count; i++) {
    const y = liquid.y + 8 + random() * (depth - 14);
    const room = Math.max(2, widthAt(vessel.inner, y) - 7);
    rings += ring(axis + (random() * 2 - 1) * room, y, 0.8 + random() * 1.7);
  }
  return `<path d="${rings}" fill="#fff" fill-opacity=".62"/>`;
}
