import type { Glass } from '#domain/drinks/drink-look.ts';
import { axis, type Profile, profile } from './profile.ts';
import { svg } from './svg.ts';

export type Material = 'glass' | 'copper' | 'silver' | 'ceramic' | 'porcelain';

type Parts = {
  /** Glass by default. */
  material?: Material;
  /** Optical size: a shot would look lost, a hurricane would burst the card. */
  scale: number;
  shift?: number;
  /** Half height of the rim's ellipse. */
  rim: number;
  /** Half height of the base's ellipse. A bowl on a stem has none. */
  base?: number;
  stem?: { top: number; bottom: number; width: number };
  foot?: { width: number; y: number; height: number };
  handle?: string;
  saucer?: { width: number; y: number };
  /** Share of the inner height that is filled. */
  fill: number;
};

export type Vessel = Parts & { material: Material; outer: Profile; inner: Profile };

const stem = (top: number, width: number, bottom = 252) => ({ top, bottom, width });
const foot = (width: number, height: number) => ({ width, y: 264, height });
const handle = (x: number, top: number, bottom: number, reach: number) =>
  svg`M${axis + x - 3} ${top}C${axis + x + reach} ${top - 8} ${axis + x + reach} ${bottom + 6} ${axis + x - 5} ${bottom}`;

const parts: Record<Glass, Parts> = {
  rocks: { scale: 1.2, rim: 11, fill: 0.72, base: 9 },
  martini: { scale: 1.02, rim: 12, fill: 0.82, stem: stem(168, 4), foot: foot(41, 7) },
  coupe: { scale: 1.06, rim: 11, fill: 0.8, stem: stem(164, 4), foot: foot(40, 7) },
  nick: { scale: 1.08, rim: 8, fill: 0.8, stem: stem(172, 4), foot: foot(36, 6.5) },
  collins: { scale: 0.94, rim: 6.8, fill: 0.88, base: 6.5 },
  highball: { scale: 1.02, rim: 8, fill: 0.87, base: 7 },
  wine: { scale: 1.02, rim: 8.5, fill: 0.74, stem: stem(189, 4), foot: foot(41, 7) },
  flute: { scale: 1.02, rim: 4.8, fill: 0.88, stem: stem(203, 3.6, 253), foot: foot(33, 6) },
  mule: {
    material: 'copper',
    scale: 1.14,
    shift: -11,
    rim: 13,
    fill: 0.9,
    base: 11,
    handle: handle(55, 158, 228, 42),
  },
  julep: { material: 'silver', scale: 1.16, rim: 12, fill: 0.9, base: 8 },
  hurricane: { scale: 0.86, rim: 8, fill: 0.9, stem: stem(236, 7), foot: foot(38, 7) },
  tiki: { material: 'ceramic', scale: 1.04, rim: 10, fill: 0.92, base: 10 },
  irish: {
    scale: 1.06,
    shift: -8,
    rim: 8,
    fill: 0.8,
    stem: stem(226, 8, 250),
    foot: foot(37, 7),
    handle: handle(43, 114, 184, 38),
  },
  shot: { scale: 1.62, rim: 6.5, fill: 0.88, base: 5.5 },
  margarita: { scale: 1.02, rim: 12.5, fill: 0.84, stem: stem(179, 4.2), foot: foot(41, 7) },
  snifter: { scale: 1.1, rim: 6.4, fill: 0.56, stem: stem(229, 5, 254), foot: foot(38, 6.5) },
  sling: { scale: 0.9, rim: 6.4, fill: 0.88, stem: stem(235, 6.4), foot: foot(34, 6.5) },
  pint: { scale: 1, rim: 8.4, fill: 0.86, base: 6.5 },
  teacup: {
    material: 'porcelain',
    scale: 1.2,
    shift: -8,
    rim: 13,
    fill: 0.9,
    base: 6,
    handle: handle(54, 186, 228, 36),
    saucer: { width: 84, y: 258 },
  },
};

const outer: Record<Glass, Profile> = {
  rocks: profile([60, 146], [58.5, 186, 55.5, 226, 53.5, 258]),
  martini: profile([74, 88], [50, 116, 28, 142, 4, 170]),
  coupe: profile([66, 96], [66, 130, 46, 158, 5, 166]),
  nick: profile([44, 90], [51, 120, 47, 164, 5, 174]),
  collins: profile([37, 60], [36.3, 128, 35.5, 196, 35, 262]),
  highball: profile([44, 88], [42.5, 146, 40.5, 206, 39.5, 261]),
  wine: profile([48, 70], [76, 112, 72, 178, 5, 192]),
  flute: profile([26, 52], [33, 90, 34, 184, 4, 206]),
  mule: profile([56, 138], [57, 180, 56, 226, 53, 257]),
  julep: profile([54, 134], [51, 176, 44, 222, 40, 260]),
  hurricane: profile(
    [46, 58],
    [44, 92, 32, 98, 34, 122],
    [37, 150, 54, 158, 46, 192],
    [40, 216, 18, 228, 8, 239],
  ),
  tiki: profile([46, 104], [50, 140, 56, 170, 54, 206], [53, 232, 48, 246, 46, 259]),
  irish: profile([45, 92], [45, 140, 47, 188, 36, 208], [30, 219, 14, 222, 9, 228]),
  shot: profile([34, 172], [32, 201, 28.5, 232, 27, 262]),
  margarita: profile(
    [75, 90],
    [76, 116, 54, 130, 34, 137],
    [25, 141, 27, 156, 21, 167],
    [17, 175, 9, 178, 5, 182],
  ),
  snifter: profile([37, 106], [45, 128, 70, 156, 65, 190], [61, 216, 34, 229, 6, 232]),
  sling: profile([36, 54], [37, 104, 34, 172, 27, 208], [24, 224, 12, 231, 8, 238]),
  pint: profile(
    [46, 80],
    [46, 92, 50, 102, 49.5, 112],
    [49, 122, 43.5, 124, 43, 134],
    [41, 180, 37, 226, 35.5, 261],
  ),
  teacup: profile([60, 172], [60, 210, 48, 236, 31, 246], [28, 249, 28, 252, 29, 255]),
};

const inner: Record<Glass, Profile> = {
  rocks: profile([56.5, 147], [55, 182, 53, 214, 51, 238]),
  martini: profile([70.5, 89], [48, 114, 26, 139, 0, 164]),
  coupe: profile([63, 97], [63, 127, 43, 152, 0, 158]),
  nick: profile([41.5, 91], [48, 120, 43, 159, 0, 166]),
  collins: profile([34.2, 61], [33.5, 128, 33, 196, 32.5, 251]),
  highball: profile([41, 89], [39.7, 146, 38, 200, 37, 248]),
  wine: profile([45.5, 71], [73, 114, 67, 172, 0, 186]),
  flute: profile([23.5, 53], [30.5, 92, 31, 176, 0, 199]),
  mule: profile([52.5, 139], [52.5, 180, 52, 226, 50, 250]),
  julep: profile([51, 135], [48, 176, 42, 222, 38, 252]),
  hurricane: profile(
    [43, 59],
    [41, 92, 29, 98, 31, 122],
    [34, 150, 51, 158, 43, 190],
    [37, 211, 18, 223, 0, 231],
  ),
  tiki: profile([42, 105], [46, 140, 50, 170, 50, 206], [48, 232, 44, 246, 42, 250]),
  irish: profile([42, 93], [42, 140, 44, 184, 33, 204], [27, 213, 14, 216, 0, 219]),
  shot: profile([31, 173], [29.5, 197, 27.5, 222, 25.5, 242]),
  margarita: profile(
    [72, 91],
    [72, 113, 52, 127, 32, 134],
    [22, 138, 24, 153, 18, 163],
    [14, 170, 7, 173, 0, 174],
  ),
  snifter: profile([34.5, 107], [43, 131, 66, 158, 62, 189], [58, 212, 32, 223, 0, 226]),
  sling: profile([33.2, 55], [34, 104, 31, 170, 24, 204], [21, 218, 12, 225, 0, 228]),
  pint: profile(
    [43, 81],
    [43, 92, 47, 102, 46.5, 112],
    [46, 122, 40.5, 124, 40, 134],
    [38, 180, 34.5, 222, 33, 250],
  ),
  teacup: profile([56.5, 173], [56, 206, 46, 230, 28, 240]),
};

export const vesselOf = (glass: Glass): Vessel => ({
  material: 'glass',
  ...parts[glass],
  outer: outer[glass],
  inner: inner[glass],
});
