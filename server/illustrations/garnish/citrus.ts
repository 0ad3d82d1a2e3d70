import { lighten, mix } from '#catalogue/look/colour.ts';
import type { Garnish } from '#domain/drinks/drink-look.ts';
import { axis } from '#server/illustrations/profile.ts';
import type { Scene } from '#server/illustrations/scene.ts';
import { place, repeat, svg } from '#server/illustrations/svg.ts';
import type { Layers, Piece } from './piece.ts';
import { perch } from './seats.ts';

type Citrus = { rind: string; shade: string; pith: string; flesh: string; pulp: string };

const fruits = {
  lime: { rind: '#5da32a', shade: '#3c7a17', pith: '#eef6cf', flesh: '#b9dc5c', pulp: '#d7ee92' },
  lemon: { rind: '#f5bf14', shade: '#cf9206', pith: '#fff8d6', flesh: '#ffe168', pulp: '#fff2a8' },
  orange: { rind: '#f0780f', shade: '#c45508', pith: '#ffefd0', flesh: '#ffab3d', pulp: '#ffca7a' },
  grapefruit: {
    rind: '#f3a04b',
    shade: '#d0702a',
    pith: '#ffeadc',
    flesh: '#fb8079',
    pulp: '#ffb0a6',
  },
} as const satisfies Record<string, Citrus>;

type Kind = keyof typeof fruits;

const on = (angle: number, r: number) => svg`${Math.cos(angle) * r} ${Math.sin(angle) * r}`;

/** Segments with rounded corners over an arc that starts at an angle. */
function segments(count: number, r: number, from: number, sweep: number, colour: string): string {
  const step = sweep / count;
  const d = repeat(count, (i) => {
    const middle = from + step * (i + 0.5);
    const half = step * 0.39;
    return svg`M${on(middle, r * 0.2)}L${on(middle - half, r)}A${r} ${r} 0 0 1 ${on(middle + half, r)}Z`;
  });
  return svg`<path d="${d}" fill="${colour}" stroke="${colour}" stroke-width="1.6" stroke-linejoin="round"/>`;
}

const pulp = (count: number, r: number, from: number, sweep: number, colour: string): string => {
  const d = repeat(count, (i) => {
    const angle = from + (sweep / count) * (i + 0.5);
    return svg`M${on(angle - 0.08, r * 0.5)}L${on(angle - 0.1, r * 0.84)}M${on(angle + 0.1, r * 0.62)}L${on(angle + 0.1, r * 0.9)}`;
  });
  return svg`<path d="${d}" stroke="${colour}" stroke-width="${r * 0.06}" stroke-linecap="round"/>`;
};

function wheel(kind: Kind, r: number): string {
  const { rind, shade, pith, flesh, pulp: bright } = fruits[kind];
  return svg`<circle cx=".8" cy="1" r="${r}" fill="${shade}"/><circle r="${r}" fill="${rind}"/><circle r="${r * 0.9}" fill="${pith}"/><circle r="${r * 0.78}" fill="${lighten(flesh, 0.5)}"/>${segments(9, r * 0.74, 0.2, 6.283, flesh)}${pulp(9, r * 0.74, 0.2, 6.283, bright)}<circle r="${r * 0.08}" fill="${pith}"/><path d="M${-r * 0.72} ${-r * 0.6}A${r * 0.94} ${r * 0.94} 0 0 1 ${r * 0.1} ${-r * 0.93}" stroke="#fff" stroke-opacity=".6" stroke-width="${r * 0.07}" fill="none" stroke-linecap="round"/>`;
}

const halfDisc = (r: number) => svg`M${-r} 0A${r} ${r} 0 0 1 ${r} 0Z`;

function half(kind: Kind, r: number): string {
  const { rind, shade, pith, flesh, pulp: bright } = fruits[kind];
  return svg`<path d="${halfDisc(r + 0.8)}" fill="${shade}"/><path d="${halfDisc(r)}" fill="${rind}"/><path d="${halfDisc(r * 0.9)}" fill="${pith}"/>${segments(5, r * 0.75, Math.PI, Math.PI, flesh)}${pulp(5, r * 0.75, Math.PI, Math.PI, bright)}<path d="M${-r * 0.8} ${-r * 0.5}A${r * 0.94} ${r * 0.94} 0 0 1 ${-r * 0.1} ${-r * 0.93}" stroke="#fff" stroke-opacity=".6" stroke-width="${r * 0.07}" fill="none" stroke-linecap="round"/>`;
}

/** Thicker than a slice: the skin of its far side shows below the cut. */
function wedge(kind: Kind): string {
  const { rind, shade, pith, flesh, pulp: bright } = fruits[kind];
  return svg`<path d="M-23 3C-20 24 20 24 23 3 12-4-12-4-23 3Z" fill="${shade}"/><path d="M-23 2C-18 19 18 19 23 2 12-5-12-5-23 2Z" fill="${rind}"/><path d="M-21 1.5C-16 14 16 14 21 1.5 11-8-11-8-21 1.5Z" fill="${pith}"/><path d="M-17.5 1.2C-12 10 12 10 17.5 1.2 9-6.5-9-6.5-17.5 1.2Z" fill="${flesh}"/><path d="M0-4.5V7M-8-3-6 6M8-3 6 6" stroke="${pith}" stroke-width="1.4" stroke-linecap="round"/><path d="M-12 1-9 2M-4-1-3 3M4-2 3 2M11 0 9 3" stroke="${bright}" stroke-width="1.5" stroke-linecap="round"/><path d="M-14 13Q0 20 13 13.5" stroke="#fff" stroke-opacity=".5" stroke-width="1.8" stroke-linecap="round" fill="none"/>`;
}

/**
 * A curl of peel that hooks over the rim: skin on the turns in front, pale pith on those behind.
 */
function curl(kind: Kind): string {
  const { rind, shade, pith, flesh } = fruits[kind];
  const pitch = 18;
  const reach = (turn: number) => 11.5 - turn * 1.7;
  const front = repeat(3, (i) => {
    const y = i * pitch;
    const r = reach(i);
    return svg`M${-r} ${y}C${-r * 0.5} ${y + 3} ${r * 0.5} ${y + 4} ${r} ${y + 3}C${r * 1.1} ${y + 12} ${-r * 0.7} ${y + 14} ${-r} ${y}Z`;
  });
  const behind = repeat(3, (i) => {
    const y = i * pitch;
    const r = reach(i);
    const next = reach(i + 1);
    return svg`M${r} ${y + 3}C${r * 0.9} ${y + 9} ${-r * 0.2} ${y + 10} ${-next} ${y + pitch}C${-next * 0.6} ${y + pitch + 3} ${r * 1.3} ${y + 14} ${r} ${y + 3}Z`;
  });
  const shine = repeat(3, (i) => {
    const y = i * pitch;
    const r = reach(i);
    return svg`M${-r * 0.66} ${y + 4}C${-r * 0.2} ${y + 6.5} ${r * 0.3} ${y + 7} ${r * 0.66} ${y + 6}`;
  });
  const hook = 'M-15 12C-16-1-11-10-4-10 4-10 8-4 8 4';
  return svg`<path d="${hook}" fill="none" stroke="${shade}" stroke-width="6.6" stroke-linecap="round"/><path d="${hook}" fill="none" stroke="${rind}" stroke-width="5" stroke-linecap="round"/><path d="${behind}" fill="${mix(pith, shade, 0.55)}"/><path d="${front}" fill="${rind}" stroke="${shade}" stroke-width=".8" stroke-linejoin="round"/><path d="${shine}" fill="none" stroke="${flesh}" stroke-width="1.8" stroke-linecap="round"/>`;
}

/** A broad strip that leans in a short drink over one large piece of ice. */
function strip(kind: Kind): string {
  const { rind, shade, pith, flesh } = fruits[kind];
  return svg`<path d="M-15-33C-4-40 11-38 15-28 20-12 18 12 9 30 5 36-5 37-11 32-5 12-6-12-15-33Z" fill="${pith}"/><path d="M-11-33C-1-38 11-36 14.5-28 19-12 17 12 8.5 29 5 34-2 35-7 32-1 12-2-12-11-33Z" fill="${rind}"/><path d="M-4-32C4-34 9-32 11-26 15-12 14 6 8 20" fill="none" stroke="${flesh}" stroke-width="3.4" stroke-linecap="round"/><path d="M2-20h.1M7-10h.1M4 2h.1M8-26h.1M9 8h.1M3 16h.1M-1-27h.1M3-8h.1" stroke="${shade}" stroke-width="1.7" stroke-linecap="round"/>`;
}

const wheelOn = (kind: Kind, r: number): Piece => ({
  zone: 'perched',
  draw: (scene) => ({ front: perch(scene, { y: -7 }, wheel(kind, r)) }),
});

const wedgeOn = (kind: Kind): Piece => ({
  zone: 'perched',
  draw: (scene) => ({ front: perch(scene, { share: 0.86, y: -9, rotate: -24 }, wedge(kind)) }),
});

/** Behind the front of a wide glass, or on the rim of a narrow one. */
const sliceIn = (kind: Kind, r: number): Piece => ({
  zone: 'perched',
  draw: (scene) => {
    const narrow = scene.rim.x * scene.vessel.scale < 46;
    if (narrow)
      return { front: perch(scene, { share: 0.84, y: 2, rotate: 38 }, half(kind, r * 0.86)) };
    const share = Math.min(0.5, 1 - (r * scene.fruit * 0.95) / scene.rim.x);
    return {
      rear: perch(scene, { share, y: 4, rotate: 24 }, half(kind, r)),
      ...floating(scene, kind),
    };
  },
});

/** A wheel between the ice of a large wine glass, as in a spritz. */
function floating({ liquid, look, fruit }: Scene, kind: Kind): Layers {
  if (look.glass !== 'wine' || look.ice === 'none') return {};
  const seat = { x: axis - liquid.width * 0.3, y: liquid.y + 44, rotate: -24, scale: fruit };
  return { inside: place(seat, `<g opacity=".85">${wheel(kind, 26)}</g>`) };
}

const twistOn = (kind: Kind): Piece => ({
  zone: 'perched',
  draw: (scene) => {
    const broad = scene.look.glass === 'rocks' && scene.look.ice !== 'crushed' && !scene.look.foam;
    return {
      front: broad
        ? perch(scene, { share: 0.6, y: -2, rotate: 24 }, strip(kind))
        : perch(scene, { share: 1, x: 4, y: 0, rotate: -6 }, curl(kind)),
    };
  },
});

export const citrus = {
  'orange-slice': sliceIn('orange', 29),
  'orange-wheel': wheelOn('orange', 23),
  'orange-twist': twistOn('orange'),
  'lemon-twist': twistOn('lemon'),
  'lemon-wheel': wheelOn('lemon', 21),
  'lemon-wedge': wedgeOn('lemon'),
  'lime-wheel': wheelOn('lime', 20),
  'lime-wedge': wedgeOn('lime'),
  'lime-twist': twistOn('lime'),
  'grapefruit-slice': sliceIn('grapefruit', 30),
  'grapefruit-twist': twistOn('grapefruit'),
} satisfies Partial<Record<Garnish, Piece>>;
