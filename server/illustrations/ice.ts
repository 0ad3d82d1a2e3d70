import { mix } from '#catalogue/look/colour.ts';
import type { Ice } from '#domain/drinks/drink-look.ts';
import { axis, widthAt } from './profile.ts';
import type { Random } from './random.ts';
import { isGlass, type Scene } from './scene.ts';
import { place, svg, use } from './svg.ts';

/** `under` lies in the liquid, `over` looks out of it. */
export type IceDrawing = { under: string; over: string };

const nothing: IceDrawing = { under: '', over: '' };

/** A unit cube of 30, drawn once and used many times. The blue edge shows it in pale drinks. */
function cube(scene: Scene): string {
  return scene.define(
    'ice',
    (id) =>
      `<g id="${id}"><rect x="-15" y="-15" width="30" height="30" rx="6" fill="#fff" fill-opacity=".26" stroke="#5f8299" stroke-opacity=".3" stroke-width="1.6"/><path d="M-10-15H10Q15-15 15-10L8-5.5H-8.5L-15-10Q-15-15-10-15Z" fill="#fff" fill-opacity=".42"/><path d="M15-10V10Q15 15 10 15L8 8V-5.5Z" fill="#fff" fill-opacity=".14"/><path d="M-15-10-8.5-5.5V8L-10 15Q-15 15-15 10Z" fill="#fff" fill-opacity=".2"/><rect x="-14.4" y="-14.4" width="28.8" height="28.8" rx="5.6" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="1.1"/></g>`,
  );
}

function cubes(scene: Scene): IceDrawing {
  const { liquid, random, vessel, rim } = scene;
  const href = cube(scene);
  const size = Math.min(30, liquid.width * 0.82);
  const at = (x: number, y: number, side: number, lean: number, opacity: number) =>
    use(href, { x: axis + x, y, rotate: lean, scale: side / 30 }, opacity);
  const depth = liquid.bottom - liquid.y;
  const rows = Math.max(1, Math.min(5, Math.floor(depth / (size * 0.98))));

  let under = '';
  for (let row = 0; row < rows; row++) {
    const y = liquid.y + size * 0.62 + row * size * 0.96;
    const room = widthAt(vessel.inner, Math.min(y + size * 0.3, liquid.bottom - 1)) - 2;
    const count = Math.min(3, Math.floor((2 * room) / (size * 1.02)));
    for (let i = 0; i < count; i++) {
      const slack = room - (count * size) / 2;
      const x = (i - (count - 1) / 2) * (size + (slack * 1.1) / count);
      const jitter = (random() - 0.5) * Math.min(6, slack);
      const y2 = y + (random() - 0.5) * size * 0.3 + (i % 2) * size * 0.16;
      under += at(
        x + jitter,
        y2,
        size * (0.88 + random() * 0.12),
        random() * 40 - 20,
        0.95 - row * 0.1,
      );
    }
  }
  const peak = Math.min(0.16, ((liquid.y - rim.y) / size) * 0.6);
  const left = at(-liquid.width * 0.36, liquid.y - size * peak, size * 0.95, -14, 1);
  const right = at(liquid.width * 0.4, liquid.y - size * peak * 0.3, size * 0.88, 18, 1);
  return { under, over: left + (liquid.width > 28 ? right : '') };
}

/** Its front is in the liquid, its lid above. */
function bigCube(scene: Scene): IceDrawing {
  const { liquid, vessel } = scene;
  const depth = liquid.bottom - liquid.y;
  if (depth > liquid.width * 2.6) return spear(scene);
  const room = widthAt(vessel.inner, liquid.y + Math.min(depth * 0.5, liquid.width * 0.7));
  const h = Math.min(room * 0.56, depth * 0.43);
  const lid = h * 0.34;
  const seat = { x: axis - h * 0.06, y: liquid.y - lid * 0.1, rotate: -4 };
  const low = h * 1.8;
  const front = svg`M${-h} 0H${h}L${h * 0.94} ${low - 6}Q${h * 0.93} ${low} ${h * 0.82} ${low}H${-h * 0.82}Q${-h * 0.93} ${low} ${-h * 0.94} ${low - 6}Z`;
  return {
    under: place(
      seat,
      svg`<path d="${front}" fill="#fff" fill-opacity=".27" stroke="#fff" stroke-opacity=".55" stroke-width="1.3" stroke-linejoin="round"/><path d="M${-h} 0L${-h * 0.66} ${h * 0.26}L${-h * 0.7} ${low - 8}L${-h * 0.9} ${low - 2}L${-h * 0.94} ${low - 6}Z" fill="#fff" fill-opacity=".2"/><path d="M${h} 0L${h * 0.62} ${h * 0.26}L${h * 0.66} ${low - 8}L${h * 0.9} ${low - 2}L${h * 0.94} ${low - 6}Z" fill="#fff" fill-opacity=".1"/>`,
    ),
    over: place(
      seat,
      svg`<path d="M${-h} 0L${-h * 0.76} ${-lid}Q${-h * 0.72} ${-lid - 1} ${-h * 0.66} ${-lid - 1}H${h * 0.66}Q${h * 0.72} ${-lid - 1} ${h * 0.76} ${-lid}L${h} 0Q${h} 1 ${h * 0.9} 1H${-h * 0.9}Q${-h} 1 ${-h} 0Z" fill="#fff" fill-opacity=".62"/><path d="M${-h * 0.7} ${-lid * 0.8}H${h * 0.1}" stroke="#fff" stroke-opacity=".7" stroke-width="1.6" stroke-linecap="round"/>`,
    ),
  };
}

function spear({ liquid }: Scene): IceDrawing {
  const width = liquid.width * 1.1;
  const x = axis - width / 2;
  const y = liquid.y - 10;
  const height = liquid.bottom - liquid.y - 6;
  return {
    under: svg`<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="6" fill="#fff" fill-opacity=".26" stroke="#fff" stroke-opacity=".5" stroke-width="1.2"/><path d="M${x + 3} ${y + 10}l${width * 0.22} 6V${y + height - 12}l${-width * 0.22} 8Z" fill="#fff" fill-opacity=".22"/>`,
    over: svg`<path d="M${x} ${liquid.y + 1}V${y + 5}q0-5 5-5h${width - 10}q5 0 5 5V${liquid.y + 1}Q${axis} ${liquid.y + 6} ${x} ${liquid.y + 1}Z" fill="#fff" fill-opacity=".5"/>`,
  };
}

function sphere({ liquid, vessel }: Scene): IceDrawing {
  const depth = liquid.bottom - liquid.y;
  const room = widthAt(vessel.inner, liquid.y + depth * 0.4);
  const r = Math.min(room * 0.66, depth * 0.52);
  const y = liquid.y + r * 0.6;
  return {
    under: svg`<circle cx="120" cy="${y}" r="${r}" fill="#fff" fill-opacity=".24" stroke="#fff" stroke-opacity=".6" stroke-width="1.4"/><circle cx="${axis - r * 0.16}" cy="${y - r * 0.14}" r="${r * 0.74}" fill="#fff" fill-opacity=".15"/><path d="M${axis + r * 0.72} ${y + r * 0.3}A${r * 0.8} ${r * 0.8} 0 0 1 ${axis + r * 0.2} ${y + r * 0.76}" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="2.4" stroke-linecap="round"/>`,
    over: svg`<path d="M${axis - r * 0.78} ${liquid.y}A${r} ${r} 0 0 1 ${axis + r * 0.78} ${liquid.y}A${r * 0.9} ${liquid.tilt * 0.66} 0 0 1 ${axis - r * 0.78} ${liquid.y}Z" fill="#fff" fill-opacity=".42"/><path d="M${axis - r * 0.52} ${y - r * 0.68}A${r * 0.86} ${r * 0.86} 0 0 1 ${axis + r * 0.06} ${y - r * 0.86}" fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="3.2" stroke-linecap="round"/>`,
  };
}

type Spot = (random: Random) => readonly [x: number, y: number];

/** Small polygons in three paths of three tones. */
function shards(random: Random, count: number, size: number, spot: Spot): [string, string, string] {
  const tones: [string, string, string] = ['', '', ''];
  for (let i = 0; i < count; i++) {
    const [x, y] = spot(random);
    const r = size * (0.7 + random() * 0.7);
    const corners = 4 + Math.floor(random() * 2);
    const turn = random() * 6.28;
    const points = Array.from({ length: corners }, (_, corner) => {
      const angle = turn + (corner / corners) * 6.283;
      const reach = r * (0.75 + random() * 0.35);
      return svg`${Math.round(x + Math.cos(angle) * reach)} ${Math.round(y + Math.sin(angle) * reach * 0.86)}`;
    });
    tones[(i % 3) as 0 | 1 | 2] += `M${points.join('L')}Z`;
  }
  return tones;
}

function mound(scene: Scene): string {
  const { rim, random, liquid } = scene;
  const height = 20;
  const edge = rim.x - 4;
  const [bright, dim, pale] = shards(random, 48, 6.4, (next) => {
    const up = next();
    const across = next() * 2 - 1;
    const x = axis + across * (edge - 4) * Math.sqrt(1 - up * 0.8);
    return [x, rim.y + 5 - up * height - (1 - across * across) * 2];
  });
  const tint = isGlass(scene) ? 0.16 : 0;
  const hill = svg`M${axis - edge} ${rim.y + 2}Q${axis - rim.x * 0.7} ${rim.y - height * 0.95} ${axis} ${rim.y - height}Q${axis + rim.x * 0.7} ${rim.y - height * 0.95} ${axis + edge} ${rim.y + 2}Q${axis} ${rim.y + rim.tilt * 2.1} ${axis - edge} ${rim.y + 2}Z`;
  return svg`<path d="${hill}" fill="${mix('#e0eef6', liquid.top, tint)}"/><path d="${bright}" fill="#fff"/><path d="${dim}" fill="${mix('#c6dcea', liquid.top, tint)}"/><path d="${pale}" fill="${mix('#eef7fb', liquid.top, tint / 2)}"/>`;
}

function crushed(scene: Scene): IceDrawing {
  const { liquid, random, vessel, rim } = scene;
  const depth = liquid.bottom - rim.y;
  const count = Math.min(38, 12 + depth / 6);
  const [bright, dim, pale] = shards(random, count, 8, (next) => {
    const y = rim.y + 6 + next() * depth * 0.86;
    return [axis + (next() * 2 - 1) * (widthAt(vessel.inner, y) - 4), y];
  });
  return {
    under: `<path d="${bright}" fill="#fff" fill-opacity=".34"/><path d="${dim}" fill="#fff" fill-opacity=".2"/><path d="${pale}" fill="#fff" fill-opacity=".46"/>`,
    over: mound(scene),
  };
}

const drawings: Record<Ice, (scene: Scene) => IceDrawing> = {
  none: () => nothing,
  cubes,
  'big-cube': bigCube,
  sphere,
  crushed,
};

export const drawIce = (scene: Scene): IceDrawing => drawings[scene.look.ice](scene);

/** In a cup of metal or clay only the ice in the opening is visible. */
export function iceInOpening(scene: Scene): string {
  const { look, rim } = scene;
  if (look.ice === 'none') return '';
  if (look.ice === 'crushed') return mound(scene);
  const href = cube(scene);
  return (
    use(href, { x: axis - rim.x * 0.34, y: rim.y - 3, rotate: -12, scale: 0.8 }) +
    use(href, { x: axis + rim.x * 0.22, y: rim.y - 1, rotate: 16, scale: 0.72 })
  );
}
