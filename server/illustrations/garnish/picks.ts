import type { Garnish } from '#domain/drinks/drink-look.ts';
import { roundness } from '#server/illustrations/gradient.ts';
import { axis } from '#server/illustrations/profile.ts';
import type { Scene } from '#server/illustrations/scene.ts';
import { place, repeat, svg } from '#server/illustrations/svg.ts';
import type { Layers, Piece } from './piece.ts';

/** A brass pick across the rim, its lower end in the drink, with things threaded on it. */
function threaded(scene: Scene, gap: number, items: readonly string[], lean = -32): Layers {
  const { rim, liquid, fruit } = scene;
  const reach = Math.max(rim.x, 38);
  const depth = Math.min(liquid.y + 4, rim.y + 24);
  const top = { x: axis + reach * 0.98, y: rim.y - 30 };
  const end = { x: axis - reach * 0.34, y: depth };
  const length = Math.hypot(top.x - end.x, top.y - end.y);
  const step = (gap * fruit) / length;
  const first = 0.56 - (step * (items.length - 1)) / 2;
  const fruits = items.map((item, i) => {
    const t = first + step * i;
    const x = top.x + (end.x - top.x) * t;
    const y = top.y + (end.y - top.y) * t;
    return place({ x, y, rotate: lean, scale: fruit }, item);
  });
  return {
    front: svg`<path d="M${top.x} ${top.y}L${end.x} ${end.y}" stroke="#a8762a" stroke-width="2.6" stroke-linecap="round"/><path d="M${top.x} ${top.y - 0.4}L${end.x} ${end.y - 0.4}" stroke="#e6b457" stroke-width="1.5" stroke-linecap="round"/><circle cx="${top.x}" cy="${top.y}" r="3.6" fill="#e9b855"/><circle cx="${top.x - 1}" cy="${top.y - 1}" r="1.2" fill="#fff4d0"/>${fruits}`,
  };
}

export const ball = (scene: Scene, r: number, colour: string): string =>
  svg`<circle r="${r}" fill="${colour}"/><circle r="${r}" fill="${roundness(scene)}"/>`;

const olive = (scene: Scene) =>
  svg`<ellipse rx="11" ry="8.6" fill="#93aa3e"/><ellipse rx="11" ry="8.6" fill="${roundness(scene)}"/><ellipse cx="8.6" cy=".6" rx="2.6" ry="3.2" fill="#d63a2c"/>`;

const onion = (scene: Scene) =>
  svg`<circle r="9" fill="#f4f1e4"/><circle r="9" fill="${roundness(scene)}" opacity=".55"/><path d="M-6-6C-2-2-2 3-5 7M0-9C3-3 3 3 0 9M6-6C3-2 3 3 5 7" fill="none" stroke="#cfd3b4" stroke-width=".9"/>`;

function drupes(scene: Scene, name: string, dark: string, light: string): string {
  const href = scene.define(name, (id) => {
    const spots = [
      [-5, -4.6],
      [0, -6.4],
      [5, -4.2],
      [-7.4, 0.6],
      [-2.6, -1],
      [2.6, 0.2],
      [7.4, 1.2],
      [-4.4, 5],
      [1, 5.4],
      [5.2, 5],
    ] as const;
    const beads = spots.map(([x, y]) => svg`M${x} ${y}h.1`);
    const sparks = spots.map(([x, y]) => svg`M${x - 0.9} ${y - 1}h.1`);
    return svg`<g id="${id}"><ellipse rx="10" ry="9" fill="${dark}"/><g stroke-linecap="round"><path d="${beads}" stroke="${dark}" stroke-width="6"/><path d="${beads}" stroke="${light}" stroke-width="4.4"/><path d="${sparks}" stroke="#fff" stroke-opacity=".75" stroke-width="1.3"/></g></g>`;
  });
  return `<use href="${href}"/>`;
}

const blueberry = (scene: Scene) =>
  svg`${ball(scene, 7.6, '#46589e')}<path d="M-1.5-4.5l1.5-2 1.5 2 2.4-.5-1 2.3 1 2.2-2.4-.4-1.5 2-1.5-2-2.4.4 1-2.2-1-2.3Z" fill="#232e63"/>`;

const grape = (scene: Scene) =>
  svg`<ellipse rx="10" ry="8.8" fill="#a5c653"/><ellipse rx="10" ry="8.8" fill="${roundness(scene)}"/>`;

const many = (count: number, item: string): string[] => Array.from({ length: count }, () => item);

const picked = (count: number, gap: number, item: (scene: Scene) => string): Piece => ({
  zone: 'perched',
  draw: (scene) => threaded(scene, gap, many(scene.rim.x < 30 ? 2 : count, item(scene))),
});

const appleSlice = svg`<path d="M-5 21C-15 12-15-12-5-21 9-17 15-8 15 0 15 8 9 17-5 21Z" fill="#c8202f"/><path d="M-6 19C-14 10-14-10-6-19 7-15 12-7 12 0 12 7 7 15-6 19Z" fill="#fff6d9"/><path d="M-9 5C-6 4-4 2-4 0-4-2-6-4-9-5" fill="none" stroke="#e6d49a" stroke-width="1.4"/><path d="M-7.5-1.4a1.2 1.9 0 1 0 .1 3.4Z" fill="#6b3d1c"/>`;

/** Slices fanned out from one point, as they sit on a pick. */
const appleFan: Piece = {
  zone: 'perched',
  draw: (scene) => {
    const fan = repeat(3, (i) => place({ x: i * 6 - 6, rotate: i * 22 - 44 }, appleSlice));
    return threaded(scene, 20, [place({ rotate: 32, y: -8 }, fan)]);
  },
};

const ginger = svg`<path d="M-14-4C-16-12-6-15-1-11 4-16 14-12 13-5 19-2 17 8 10 8 8 14-2 14-5 10-13 12-18 4-14-4Z" fill="#b98a4a"/><path d="M-12-3.5C-13-10-6-12.5-1-8.5 4-13 12-9.5 11-4 16-1 14 6 8.5 6 6.5 11.5-1 11.5-4 7.5-11 9-15 3-12-3.5Z" fill="#f3d98a"/><path d="M-7-3q3-3 6-1M2-5q4-1 5 2M-6 3q5 3 9 0" fill="none" stroke="#d9b35c" stroke-width="1.3" stroke-linecap="round"/><path d="M-9-5h.1M4 2h.1M8-4h.1M-2 6h.1M-3-7h.1M9 2h.1" stroke="#fffbe6" stroke-width="1.8" stroke-linecap="round"/>`;

export const onPicks = {
  'cherries-on-pick': picked(2, 17, (scene) => ball(scene, 9, '#a8132c')),
  olives: picked(3, 19, olive),
  onions: picked(3, 17, onion),
  raspberries: picked(3, 17.5, (scene) => drupes(scene, 'rasp', '#b31a49', '#ea5283')),
  blackberries: picked(3, 17.5, (scene) => drupes(scene, 'blackb', '#241232', '#563a73')),
  blueberries: picked(3, 15, blueberry),
  grapes: picked(3, 18, grape),
  'apple-fan': appleFan,
  ginger: picked(1, 20, () => ginger),
} satisfies Partial<Record<Garnish, Piece>>;
