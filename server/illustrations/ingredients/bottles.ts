import { type Profile, profile } from '#server/illustrations/profile.ts';
import { ground } from './still-life.ts';

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
  /** Top and height of the label. */
  label?: readonly [y: number, height: number];
  /** Clear by default. `tinted`: dark where the liquid is. */
  glass?: 'green' | 'brown' | 'tinted';
  /** Where the foil of a neck ends. */
  foil?: number;
  isLow?: boolean;
  isOpaque?: boolean;
}

interface Outline {
  neck: readonly [top: number, width: number, bottom: number];
  body: readonly [top: number, width: number];
  /** The width at the foot, if it differs. */
  base?: number;
  corner?: number;
  /** How much wider or narrower the body is halfway. */
  belly?: number;
  /** Control points of the curve from neck to body, as shares of the way. */
  bend?: readonly [x1: number, y1: number, x2: number, y2: number];
}

const round = [0, 0.6, 1, 0.3] as const;
const square = [0, 1, 1, -0.1] as const;
const sloping = [0, 0.5, 1, 0.4] as const;
const falling = [0.02, 0.55, 1, 0.4] as const;
const hanging = [0.08, 0.5, 1, 0.3] as const;

const outlines = {
  gin: { neck: [70, 13, 98], body: [126, 41], bend: square },
  whisky: { neck: [54, 12, 100], body: [134, 40], corner: 9 },
  rum: { neck: [46, 12, 88], body: [156, 38], base: 36, bend: sloping },
  vodka: { neck: [40, 13, 84], body: [110, 33], corner: 5 },
  tequila: { neck: [106, 14, 134], body: [166, 48], base: 42, corner: 10, belly: 2 },
  brandy: { neck: [52, 11, 112], body: [206, 49], base: 36, corner: 6, belly: 4, bend: hanging },
  schnapps: { neck: [34, 9.5, 96], body: [156, 27], corner: 5, bend: sloping },
  liqueur: { neck: [56, 11, 104], body: [146, 32], base: 42, corner: 9, belly: -2 },
  amaro: { neck: [46, 12.5, 92], body: [118, 36], corner: 6 },
  wine: { neck: [34, 10.5, 108], body: [146, 33], corner: 5 },
  vermouth: { neck: [44, 11.5, 92], body: [138, 36], corner: 6, bend: sloping },
  sparkling: { neck: [38, 12, 78], body: [176, 40], bend: falling },
  beer: { neck: [84, 10.5, 132], body: [170, 29], corner: 5, bend: sloping },
  soda: { neck: [104, 10.5, 136], body: [176, 29], base: 30, corner: 6, belly: -3 },
  syrup: { neck: [68, 10, 96], body: [120, 29], corner: 5 },
  carafe: { neck: [112, 20, 132], body: [182, 40], base: 34, corner: 8, belly: 3 },
  milk: { neck: [116, 18, 138], body: [176, 34] },
  dasher: { neck: [166, 8.5, 188], body: [204, 25], corner: 4 },
  sauce: { neck: [166, 8, 194], body: [212, 21], corner: 4 },
} as const satisfies Record<string, Outline>;

export type BottleName = keyof typeof outlines;

const fittings: Record<BottleName, Omit<Bottle, 'outer'>> = {
  gin: { stopper: 'cork', level: 116, label: [158, 74] },
  whisky: { stopper: 'screw', level: 112, label: [154, 82] },
  rum: { stopper: 'cork', level: 106, label: [170, 66] },
  vodka: { stopper: 'metal', level: 98, label: [140, 92] },
  tequila: { stopper: 'ball', level: 152, label: [186, 52] },
  brandy: { stopper: 'cork', level: 132, label: [184, 48] },
  schnapps: { stopper: 'cork', level: 108, label: [168, 70] },
  liqueur: { stopper: 'screw', level: 120, label: [168, 58] },
  amaro: { stopper: 'screw', level: 106, label: [144, 92], glass: 'tinted' },
  wine: { stopper: 'capsule', foil: 82, level: 98, label: [162, 74], glass: 'tinted' },
  vermouth: { stopper: 'metal', level: 104, label: [150, 84], glass: 'tinted' },
  sparkling: { stopper: 'foil', foil: 112, level: 110, label: [184, 58], glass: 'green' },
  beer: { stopper: 'crown', level: 126, label: [184, 58], glass: 'brown' },
  soda: { stopper: 'crown', level: 142, label: [188, 48] },
  syrup: { stopper: 'pourer', level: 112, label: [172, 62] },
  carafe: { stopper: 'lid', level: 146, label: [204, 32] },
  milk: { stopper: 'lid', level: 140, isOpaque: true },
  dasher: { stopper: 'drip', level: 194, label: [198, 64], glass: 'brown', isLow: true },
  sauce: { stopper: 'screw', level: 198, label: [220, 36], isLow: true },
};

export const isBottle = (shape: string): shape is BottleName => shape in outlines;

export const bottleOf = (name: BottleName): Bottle => ({
  outer: profileOf(outlines[name]),
  ...fittings[name],
});

/** The right half of a bottle, from its lip down. */
function profileOf({
  neck: [lip, neck, neckEnd],
  body: [shoulder, body],
  base = body,
  corner = 7,
  belly = 0,
  bend: [x1, y1, x2, y2] = round,
}: Outline): Profile {
  const dx = body - neck;
  const dy = shoulder - neckEnd;
  const foot = ground - corner;
  const side = foot - shoulder;
  return profile(
    [neck, lip],
    [neck, lip + 4, neck, neckEnd - 4, neck, neckEnd],
    [neck + dx * x1, neckEnd + dy * y1, neck + dx * x2, neckEnd + dy * y2, body, shoulder],
    [body + belly, shoulder + side * 0.33, base + belly, shoulder + side * 0.67, base, foot],
    [base, ground - corner * 0.4, base - corner * 0.4, ground, base - corner, ground],
  );
}
