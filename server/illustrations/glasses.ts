import type { Glass } from '#domain/drinks/drink-look.ts';
import { type Profile, profile } from './profile.ts';

export type Material = 'glass' | 'copper' | 'silver' | 'ceramic' | 'porcelain';

export type Vessel = {
  material: Material;
  /** Optical size: a shot would look lost, a hurricane would burst the card. */
  scale: number;
  shift?: number;
  /** Half height of the rim's ellipse. */
  rim: number;
  outer: Profile;
  inner: Profile;
  /** Half height of the base's ellipse; a bowl on a stem has none. */
  base?: number;
  stem?: { top: number; bottom: number; width: number };
  foot?: { width: number; y: number; height: number };
  handle?: { x: number; top: number; bottom: number; reach: number };
  saucer?: { width: number; y: number };
  /** Share of the inner height that is filled. */
  fill: number;
};

const foot = (width: number, height: number) => ({ width, y: 264, height });

export const vessels: Record<Glass, Vessel> = {
  rocks: {
    material: 'glass',
    scale: 1.2,
    rim: 11,
    outer: profile([60, 146], [58.5, 186, 55.5, 226, 53.5, 258]),
    inner: profile([56.5, 147], [55, 182, 53, 214, 51, 238]),
    base: 9,
    fill: 0.72,
  },
  martini: {
    material: 'glass',
    scale: 1.02,
    rim: 12,
    outer: profile([74, 88], [50, 116, 28, 142, 4, 170]),
    inner: profile([70.5, 89], [48, 114, 26, 139, 0, 164]),
    stem: { top: 168, bottom: 252, width: 4 },
    foot: foot(41, 7),
    fill: 0.82,
  },
  coupe: {
    material: 'glass',
    scale: 1.06,
    rim: 11,
    outer: profile([66, 96], [66, 130, 46, 158, 5, 166]),
    inner: profile([63, 97], [63, 127, 43, 152, 0, 158]),
    stem: { top: 164, bottom: 252, width: 4 },
    foot: foot(40, 7),
    fill: 0.8,
  },
  nick: {
    material: 'glass',
    scale: 1.08,
    rim: 8,
    outer: profile([44, 90], [51, 120, 47, 164, 5, 174]),
    inner: profile([41.5, 91], [48, 120, 43, 159, 0, 166]),
    stem: { top: 172, bottom: 252, width: 4 },
    foot: foot(36, 6.5),
    fill: 0.8,
  },
  collins: {
    material: 'glass',
    scale: 0.94,
    rim: 6.8,
    outer: profile([37, 60], [36.3, 128, 35.5, 196, 35, 262]),
    inner: profile([34.2, 61], [33.5, 128, 33, 196, 32.5, 251]),
    base: 6.5,
    fill: 0.88,
  },
  highball: {
    material: 'glass',
    scale: 1.02,
    rim: 8,
    outer: profile([44, 88], [42.5, 146, 40.5, 206, 39.5, 261]),
    inner: profile([41, 89], [39.7, 146, 38, 200, 37, 248]),
    base: 7,
    fill: 0.87,
  },
  wine: {
    material: 'glass',
    scale: 1.02,
    rim: 8.5,
    outer: profile([48, 70], [76, 112, 72, 178, 5, 192]),
    inner: profile([45.5, 71], [73, 114, 67, 172, 0, 186]),
    stem: { top: 189, bottom: 252, width: 4 },
    foot: foot(41, 7),
    fill: 0.74,
  },
  flute: {
    material: 'glass',
    scale: 1.02,
    rim: 4.8,
    outer: profile([26, 52], [33, 90, 34, 184, 4, 206]),
    inner: profile([23.5, 53], [30.5, 92, 31, 176, 0, 199]),
    stem: { top: 203, bottom: 253, width: 3.6 },
    foot: foot(33, 6),
    fill: 0.88,
  },
  mule: {
    material: 'copper',
    scale: 1.14,
    shift: -11,
    rim: 13,
    outer: profile([56, 138], [57, 180, 56, 226, 53, 257]),
    inner: profile([52.5, 139], [52.5, 180, 52, 226, 50, 250]),
    base: 11,
    handle: { x: 55, top: 158, bottom: 228, reach: 42 },
    fill: 0.9,
  },
  julep: {
    material: 'silver',
    scale: 1.16,
    rim: 12,
    outer: profile([54, 134], [51, 176, 44, 222, 40, 260]),
    inner: profile([51, 135], [48, 176, 42, 222, 38, 252]),
    base: 8,
    fill: 0.9,
  },
  hurricane: {
    material: 'glass',
    scale: 0.86,
    rim: 8,
    outer: profile(
      [46, 58],
      [44, 92, 32, 98, 34, 122],
      [37, 150, 54, 158, 46, 192],
      [40, 216, 18, 228, 8, 239],
    ),
    inner: profile(
      [43, 59],
      [41, 92, 29, 98, 31, 122],
      [34, 150, 51, 158, 43, 190],
      [37, 211, 18, 223, 0, 231],
    ),
    stem: { top: 236, bottom: 252, width: 7 },
    foot: foot(38, 7),
    fill: 0.9,
  },
  tiki: {
    material: 'ceramic',
    scale: 1.04,
    rim: 10,
    outer: profile([46, 104], [50, 140, 56, 170, 54, 206], [53, 232, 48, 246, 46, 259]),
    inner: profile([42, 105], [46, 140, 50, 170, 50, 206], [48, 232, 44, 246, 42, 250]),
    base: 10,
    fill: 0.92,
  },
  irish: {
    material: 'glass',
    scale: 1.06,
    shift: -8,
    rim: 8,
    outer: profile([45, 92], [45, 140, 47, 188, 36, 208], [30, 219, 14, 222, 9, 228]),
    inner: profile([42, 93], [42, 140, 44, 184, 33, 204], [27, 213, 14, 216, 0, 219]),
    stem: { top: 226, bottom: 250, width: 8 },
    foot: foot(37, 7),
    handle: { x: 43, top: 114, bottom: 184, reach: 38 },
    fill: 0.8,
  },
  shot: {
    material: 'glass',
    scale: 1.62,
    rim: 6.5,
    outer: profile([34, 172], [32, 201, 28.5, 232, 27, 262]),
    inner: profile([31, 173], [29.5, 197, 27.5, 222, 25.5, 242]),
    base: 5.5,
    fill: 0.88,
  },
  margarita: {
    material: 'glass',
    scale: 1.02,
    rim: 12.5,
    outer: profile(
      [75, 90],
      [76, 116, 54, 130, 34, 137],
      [25, 141, 27, 156, 21, 167],
      [17, 175, 9, 178, 5, 182],
    ),
    inner: profile(
      [72, 91],
      [72, 113, 52, 127, 32, 134],
      [22, 138, 24, 153, 18, 163],
      [14, 170, 7, 173, 0, 174],
    ),
    stem: { top: 179, bottom: 252, width: 4.2 },
    foot: foot(41, 7),
    fill: 0.84,
  },
  snifter: {
    material: 'glass',
    scale: 1.1,
    rim: 6.4,
    outer: profile([37, 106], [45, 128, 70, 156, 65, 190], [61, 216, 34, 229, 6, 232]),
    inner: profile([34.5, 107], [43, 131, 66, 158, 62, 189], [58, 212, 32, 223, 0, 226]),
    stem: { top: 229, bottom: 254, width: 5 },
    foot: foot(38, 6.5),
    fill: 0.56,
  },
  sling: {
    material: 'glass',
    scale: 0.9,
    rim: 6.4,
    outer: profile([36, 54], [37, 104, 34, 172, 27, 208], [24, 224, 12, 231, 8, 238]),
    inner: profile([33.2, 55], [34, 104, 31, 170, 24, 204], [21, 218, 12, 225, 0, 228]),
    stem: { top: 235, bottom: 252, width: 6.4 },
    foot: foot(34, 6.5),
    fill: 0.88,
  },
  pint: {
    material: 'glass',
    scale: 1,
    rim: 8.4,
    outer: profile(
      [46, 80],
      [46, 92, 50, 102, 49.5, 112],
      [49, 122, 43.5, 124, 43, 134],
      [41, 180, 37, 226, 35.5, 261],
    ),
    inner: profile(
      [43, 81],
      [43, 92, 47, 102, 46.5, 112],
      [46, 122, 40.5, 124, 40, 134],
      [38, 180, 34.5, 222, 33, 250],
    ),
    base: 6.5,
    fill: 0.86,
  },
  teacup: {
    material: 'porcelain',
    scale: 1.2,
    shift: -8,
    rim: 13,
    outer: profile([60, 172], [60, 210, 48, 236, 31, 246], [28, 249, 28, 252, 29, 255]),
    inner: profile([56.5, 173], [56, 206, 46, 230, 28, 240]),
    base: 6,
    handle: { x: 54, top: 186, bottom: 228, reach: 36 },
    saucer: { width: 84, y: 258 },
    fill: 0.9,
  },
};
