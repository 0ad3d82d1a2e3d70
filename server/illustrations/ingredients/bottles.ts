import { type Profile, profile } from '#server/illustrations/profile.ts';
import { ground } from './still-life.ts';

/** What closes a bottle. */
export type Stopper =
  | 'cork'
  | 'ball'
  | 'screw'
  | 'metal'
  | 'foil'
  | 'capsule'
  | 'crown'
  | 'pourer'
  | 'lid'
  | 'drip';

export interface Bottle {
  outer: Profile;
  stopper: Stopper;
  /** Where the liquid ends. */
  level: number;
  /** Top and height of the label; null where there is none. */
  label: readonly [y: number, height: number] | null;
  /** `tinted`: dark where the liquid is. */
  glass: 'clear' | 'green' | 'brown' | 'tinted';
  /** Where the foil of a neck ends. */
  foil?: number;
  isLow?: boolean;
  /** What is in it lets no light through. */
  isOpaque?: boolean;
}

interface Outline {
  lip: number;
  neck: number;
  neckEnd: number;
  shoulder: number;
  body: number;
  base?: number;
  corner?: number;
  /** How the neck becomes the body: the control points, as shares of the way. */
  bend?: readonly [x1: number, y1: number, x2: number, y2: number];
  /** How much wider or narrower the body is halfway. */
  belly?: number;
}

const round = [0, 0.6, 1, 0.3] as const;
const square = [0, 1, 1, -0.1] as const;
const sloping = [0, 0.5, 1, 0.4] as const;

/** The right half of a bottle, from its lip down. */
function outline({
  lip,
  neck,
  neckEnd,
  shoulder,
  body,
  base = body,
  corner = 7,
  bend = round,
  belly = 0,
}: Outline): Profile {
  const dx = body - neck;
  const dy = shoulder - neckEnd;
  const [x1, y1, x2, y2] = bend;
  const foot = ground - corner;
  return profile(
    [neck, lip],
    [neck, lip + 4, neck, neckEnd - 4, neck, neckEnd],
    [neck + dx * x1, neckEnd + dy * y1, neck + dx * x2, neckEnd + dy * y2, body, shoulder],
    [
      body + belly,
      shoulder + (foot - shoulder) * 0.33,
      base + belly,
      shoulder + (foot - shoulder) * 0.67,
      base,
      foot,
    ],
    [base, ground - corner * 0.4, base - corner * 0.4, ground, base - corner, ground],
  );
}

export const bottles = {
  gin: {
    outer: outline({ lip: 70, neck: 13, neckEnd: 98, shoulder: 126, body: 41, bend: square }),
    stopper: 'cork',
    level: 116,
    label: [158, 74],
    glass: 'clear',
  },
  whisky: {
    outer: outline({ lip: 54, neck: 12, neckEnd: 100, shoulder: 134, body: 40, corner: 9 }),
    stopper: 'screw',
    level: 112,
    label: [154, 82],
    glass: 'clear',
  },
  rum: {
    outer: outline({
      lip: 46,
      neck: 12,
      neckEnd: 88,
      shoulder: 156,
      body: 38,
      base: 36,
      bend: sloping,
    }),
    stopper: 'cork',
    level: 106,
    label: [170, 66],
    glass: 'clear',
  },
  vodka: {
    outer: outline({ lip: 40, neck: 13, neckEnd: 84, shoulder: 110, body: 33, corner: 5 }),
    stopper: 'metal',
    level: 98,
    label: [140, 92],
    glass: 'clear',
  },
  tequila: {
    outer: outline({
      lip: 106,
      neck: 14,
      neckEnd: 134,
      shoulder: 166,
      body: 48,
      base: 42,
      corner: 10,
      belly: 2,
    }),
    stopper: 'ball',
    level: 152,
    label: [186, 52],
    glass: 'clear',
  },
  brandy: {
    outer: outline({
      lip: 52,
      neck: 11,
      neckEnd: 112,
      shoulder: 206,
      body: 49,
      base: 36,
      corner: 6,
      bend: [0.08, 0.5, 1, 0.3],
      belly: 4,
    }),
    stopper: 'cork',
    level: 132,
    label: [184, 48],
    glass: 'clear',
  },
  schnapps: {
    outer: outline({
      lip: 34,
      neck: 9.5,
      neckEnd: 96,
      shoulder: 156,
      body: 27,
      corner: 5,
      bend: sloping,
    }),
    stopper: 'cork',
    level: 108,
    label: [168, 70],
    glass: 'clear',
  },
  liqueur: {
    outer: outline({
      lip: 56,
      neck: 11,
      neckEnd: 104,
      shoulder: 146,
      body: 32,
      base: 42,
      belly: -2,
      corner: 9,
    }),
    stopper: 'screw',
    level: 120,
    label: [168, 58],
    glass: 'clear',
  },
  amaro: {
    outer: outline({ lip: 46, neck: 12.5, neckEnd: 92, shoulder: 118, body: 36, corner: 6 }),
    stopper: 'screw',
    level: 106,
    label: [144, 92],
    glass: 'tinted',
  },
  wine: {
    outer: outline({ lip: 34, neck: 10.5, neckEnd: 108, shoulder: 146, body: 33, corner: 5 }),
    stopper: 'capsule',
    foil: 82,
    level: 98,
    label: [162, 74],
    glass: 'tinted',
  },
  vermouth: {
    outer: outline({
      lip: 44,
      neck: 11.5,
      neckEnd: 92,
      shoulder: 138,
      body: 36,
      bend: sloping,
      corner: 6,
    }),
    stopper: 'metal',
    level: 104,
    label: [150, 84],
    glass: 'tinted',
  },
  sparkling: {
    outer: outline({
      lip: 38,
      neck: 12,
      neckEnd: 78,
      shoulder: 176,
      body: 40,
      bend: [0.02, 0.55, 1, 0.4],
    }),
    stopper: 'foil',
    foil: 112,
    level: 110,
    label: [184, 58],
    glass: 'green',
  },
  beer: {
    outer: outline({
      lip: 84,
      neck: 10.5,
      neckEnd: 132,
      shoulder: 170,
      body: 29,
      corner: 5,
      bend: sloping,
    }),
    stopper: 'crown',
    level: 126,
    label: [184, 58],
    glass: 'brown',
  },
  soda: {
    outer: outline({
      lip: 104,
      neck: 10.5,
      neckEnd: 136,
      shoulder: 176,
      body: 29,
      base: 30,
      belly: -3,
      corner: 6,
    }),
    stopper: 'crown',
    level: 142,
    label: [188, 48],
    glass: 'clear',
  },
  syrup: {
    outer: outline({ lip: 68, neck: 10, neckEnd: 96, shoulder: 120, body: 29, corner: 5 }),
    stopper: 'pourer',
    level: 112,
    label: [172, 62],
    glass: 'clear',
  },
  carafe: {
    outer: outline({
      lip: 112,
      neck: 20,
      neckEnd: 132,
      shoulder: 182,
      body: 40,
      base: 34,
      belly: 3,
      corner: 8,
    }),
    stopper: 'lid',
    level: 146,
    label: [204, 32],
    glass: 'clear',
  },
  milk: {
    outer: outline({ lip: 116, neck: 18, neckEnd: 138, shoulder: 176, body: 34, corner: 7 }),
    stopper: 'lid',
    level: 140,
    label: null,
    glass: 'clear',
    isOpaque: true,
  },
  dasher: {
    outer: outline({ lip: 166, neck: 8.5, neckEnd: 188, shoulder: 204, body: 25, corner: 4 }),
    stopper: 'drip',
    level: 194,
    label: [198, 64],
    glass: 'brown',
    isLow: true,
  },
  sauce: {
    outer: outline({ lip: 166, neck: 8, neckEnd: 194, shoulder: 212, body: 21, corner: 4 }),
    stopper: 'screw',
    level: 198,
    label: [220, 36],
    glass: 'clear',
    isLow: true,
  },
} as const satisfies Record<string, Bottle>;
