import { luminance } from '#catalogue/look/colour.ts';
import type { Garnish } from '#domain/drinks/drink-look.ts';
import { axis } from '#server/illustrations/profile.ts';
import type { Scene } from '#server/illustrations/scene.ts';
import { place, repeat, svg, use } from '#server/illustrations/svg.ts';
import type { Layers, Piece } from './piece.ts';
import { isShallow, lie, perch, stand } from './seats.ts';

type Greens = readonly [dark: string, light: string, vein: string];

const length = 40;

/** One half of a leaf, from the stalk to the tip. */
function blade(side: number, width: number, teeth: number): string {
  const w = side * width;
  if (teeth === 0)
    return svg`M0 0C${w * 0.9}-3 ${w * 1.3} ${-length * 0.34} ${w * 0.98} ${-length * 0.56}Q${w * 0.7} ${-length * 0.86} 0 ${-length}Z`;
  const points = Array.from({ length: teeth + 1 }, (_, i) => {
    const t = (i + 1) / (teeth + 1);
    const x = w * Math.sin(Math.PI * t ** 0.8) ** 0.8;
    return svg`Q${x * 1.12} ${-length * (t - 0.5 / (teeth + 1))} ${x * (i < teeth ? 0.94 : 0)} ${-length * t}`;
  });
  return `M0 0${points.join('')}Z`;
}

/** Tip up, left half darker than the right. */
function leaf(width: number, teeth: number, [dark, light, vein]: Greens): string {
  const veins = repeat(4, (i) => {
    const y = -8 - i * 7;
    const x = width * (0.6 - Math.abs(i - 1) * 0.1);
    return svg`M0 ${y}L${x} ${y - 5}M0 ${y}L${-x} ${y - 5}`;
  });
  return svg`<path d="${blade(-1, width, teeth)}" fill="${dark}"/><path d="${blade(1, width, teeth)}" fill="${light}"/><path d="M0-1V-36${veins}" stroke="${vein}" stroke-opacity=".4" stroke-width=".8" fill="none"/>`;
}

type Plant = { width: number; teeth: number; old: Greens; young: Greens };

const plants = {
  mint: {
    width: 12.5,
    teeth: 5,
    old: ['#37914a', '#52b55c', '#e6ffd8'],
    young: ['#57b862', '#86d883', '#f2ffe6'],
  },
  basil: {
    width: 15,
    teeth: 0,
    old: ['#2f8743', '#48a852', '#d8ffcf'],
    young: ['#459f4e', '#70c66b', '#ebffe0'],
  },
  sage: {
    width: 9,
    teeth: 0,
    old: ['#6f8f77', '#8fae93', '#f0fff0'],
    young: ['#87a68b', '#aac7aa', '#f8fff5'],
  },
} as const satisfies Record<string, Plant>;

type Herb = keyof typeof plants;

function leaves(scene: Scene, herb: Herb) {
  const { width, teeth, old, young } = plants[herb];
  return {
    old: scene.define(`${herb}1`, (id) => `<g id="${id}">${leaf(width, teeth, old)}</g>`),
    young: scene.define(`${herb}2`, (id) => `<g id="${id}">${leaf(width, teeth, young)}</g>`),
  };
}

type Fan = readonly (readonly [angle: number, scale: number])[];
const outer: Fan = [
  [-70, 0.72],
  [-44, 0.98],
  [-16, 1.18],
  [12, 1.22],
  [40, 1.04],
  [68, 0.76],
];
const inner: Fan = [
  [-32, 0.74],
  [28, 0.76],
  [-3, 0.86],
];
const pair: Fan = [
  [-38, 0.92],
  [34, 0.96],
  [-3, 1.12],
];

function bouquet(scene: Scene, herb: Herb): string {
  const { old, young } = leaves(scene, herb);
  const fan = (href: string, spread: Fan) =>
    spread.map(([rotate, scale]) => use(href, { rotate, scale })).join('');
  if (herb !== 'mint') return fan(old, pair.slice(0, 2)) + fan(young, pair.slice(2));
  return fan(old, outer) + fan(young, inner);
}

/** A crown on crushed ice, a bunch at the back of other glasses, one leaf on a bowl. */
const tender = (herb: Herb): Piece => ({
  zone: 'standing',
  draw: (scene) => {
    if (isShallow(scene)) return floatingLeaf(scene, herb);
    const body = bouquet(scene, herb);
    if (scene.look.ice === 'crushed')
      return {
        surface: perch(scene, { share: 0.06, y: -9, rotate: 4, scale: crownSize(scene) }, body),
        inside: herb === 'mint' ? bruised(scene) : '',
      };
    const muddled = herb === 'mint' && isTall(scene) && luminance(scene.liquid.low) > 0.6;
    return {
      ...stand(scene, { share: 0.26, rotate: 8, y: 6, scale: 1.05 }, body),
      inside: muddled ? bruised(scene) : '',
    };
  },
});

/** A tall glass leaves less room above itself. */
const crownSize = ({ rim }: Scene): number => Math.min(1.3, 0.66 + rim.y / 150);

const isTall = ({ look }: Scene): boolean => look.glass === 'collins' || look.glass === 'highball';

function floatingLeaf(scene: Scene, herb: Herb): Layers {
  const { old, young } = leaves(scene, herb);
  const body = use(old, { rotate: -64, scale: 0.62 }) + use(young, { rotate: 58, scale: 0.68 });
  return lie(scene, 0, { x: 0, y: 3, flat: 0.72 }, body);
}

/** Muddled leaves between the ice. */
function bruised(scene: Scene): string {
  const { liquid } = scene;
  const { old } = leaves(scene, 'mint');
  const depth = liquid.bottom - liquid.y;
  const spots = [
    [-0.45, 0.2, -60],
    [0.35, 0.4, 40],
    [-0.15, 0.62, -25],
    [0.42, 0.8, 70],
  ] as const;
  return spots
    .map(([x, y, rotate]) =>
      use(old, { x: axis + liquid.width * x, y: liquid.y + depth * y, rotate, scale: 0.6 }, 0.7),
    )
    .join('');
}

const rosemary = svg`<path d="M0 34V-58" stroke="#6b7a45" stroke-width="2.4" stroke-linecap="round"/><path d="${repeat(
  13,
  (i) => {
    const y = 20 - i * 6;
    const l = 15.5 - i * 0.6;
    return svg`M0 ${y}q${l * 0.5}-3 ${l} ${-l * 0.62}M0 ${y - 3}q${-l * 0.5}-3 ${-l} ${-l * 0.62}`;
  },
)}" stroke="#3f8756" stroke-width="2.8" stroke-linecap="round" fill="none"/><path d="${repeat(
  7,
  (i) => {
    const y = 14 - i * 11;
    const l = 14 - i;
    return svg`M1 ${y}q${l * 0.5}-3 ${l * 0.9} ${-l * 0.6}`;
  },
)}" stroke="#7dbd8b" stroke-width="1.1" stroke-linecap="round" fill="none"/>`;

const thyme = svg`<path d="M0 30C2 4-3-20 2-56M0-4C8-14 12-22 13-34M0-10C-8-20-11-26-12-38" stroke="#7d6a45" stroke-width="1.6" fill="none" stroke-linecap="round"/><path d="${repeat(
  9,
  (i) => svg`M${i % 2 ? -4 : 4} ${10 - i * 8}l${i % 2 ? -3 : 3}-3`,
)}M2-58v-2M13-36l1-3M9-22l5-1M6-12l5 1M-12-40l-1-3M-9-24l-5-2M-5-14l-5 0" stroke="#4f8f55" stroke-width="5" stroke-linecap="round" fill="none"/><path d="${repeat(
  9,
  (i) => svg`M${i % 2 ? -5 : 4} ${9 - i * 8}l${i % 2 ? -2 : 2}-2`,
)}" stroke="#93c98d" stroke-width="1.6" stroke-linecap="round" fill="none"/>`;

const celery = `<path d="M-8 70V-34C-8-42 8-42 8-34V70Z" fill="#9cc35a"/><path d="M-4 70V-38M0 70V-40M4 70V-38" stroke="#d3e8a2" stroke-width="1.5"/><path d="M-6-34C-14-44-14-54-12-62M0-38C-1-50 0-60 2-70M6-34C13-42 15-50 15-58" stroke="#9cc35a" stroke-width="3" fill="none" stroke-linecap="round"/><path d="M-12-58C-24-56-26-66-20-70-20-80-8-82-6-74 0-68-4-58-12-58ZM2-66C-8-66-10-78-4-82-2-92 10-90 10-82 16-76 12-66 2-66ZM15-54C7-56 6-66 12-69 14-76 25-74 25-66 28-60 24-53 15-54Z" fill="#4f9a3f"/><path d="M-12-60C-14-66-14-70-13-75M2-68C2-74 3-78 4-84M15-56C16-62 17-65 18-70" stroke="#8ccf6d" stroke-width="1.4" fill="none"/>`;

/** One leaf of a pineapple's crown, 60 long, shared by the wedge and the leaves. */
export const frond = (scene: Scene): string =>
  scene.define(
    'frond',
    (id) =>
      `<g id="${id}"><path d="M0 0C-9-14-8-36 3-56 9-38 9-14 0 0Z" fill="#2c8447"/><path d="M0 0C3-16 4-36 3-56 9-38 9-14 0 0Z" fill="#58b867"/></g>`,
  );

const fronds: Fan = [
  [-22, 1.05],
  [20, 1],
  [-2, 1.3],
];

const sprig = (seat: { share?: number; rotate?: number; scale?: number }, body: string): Piece => ({
  zone: 'standing',
  draw: (scene) => stand(scene, { y: 8, ...seat }, body),
});

export const herbs = {
  mint: tender('mint'),
  basil: tender('basil'),
  sage: tender('sage'),
  rosemary: sprig({ share: 0.36, rotate: 16 }, rosemary),
  thyme: sprig({ share: 0.36, rotate: 16 }, thyme),
  celery: sprig({ share: 0.3, rotate: 12, scale: 0.88 }, celery),
  'pineapple-leaf': {
    zone: 'standing',
    draw: (scene) => {
      const href = frond(scene);
      const fan = fronds.map(([rotate, scale]) => use(href, { rotate, scale })).join('');
      return stand(scene, { share: 0.5, rotate: 14, y: 10 }, place({ y: 4 }, fan));
    },
  },
} satisfies Partial<Record<Garnish, Piece>>;
