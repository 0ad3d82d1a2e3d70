export type Rgb = readonly [number, number, number];

/** From `#rgb`, `#rrggbb` or `#rrggbbaa` to channels from 0 to 1. */
export function rgbOf(hex: string): Rgb {
  const digits = hex.replace('#', '');
  const long = digits.length < 6 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const channel = (at: number) => Number.parseInt(long.slice(at, at + 2), 16) / 255 || 0;
  return [channel(0), channel(2), channel(4)];
}

export function alphaOf(hex: string): number {
  return hex.length === 9 ? Number.parseInt(hex.slice(7), 16) / 255 : 1;
}

const byte = (value: number): string =>
  Math.round(Math.min(1, Math.max(0, value)) * 255)
    .toString(16)
    .padStart(2, '0');

export const hexOf = (rgb: Rgb): string => `#${rgb.map(byte).join('')}`;

export function withAlpha(hex: string, alpha: number): string {
  return alpha >= 1 ? hex.slice(0, 7) : hex.slice(0, 7) + byte(alpha);
}

export const opaque = (hex: string): string => hexOf(rgbOf(hex));

export function mix(from: string, to: string, amount: number): string {
  const [r, g, b] = rgbOf(from);
  const [r2, g2, b2] = rgbOf(to);
  return hexOf([r + (r2 - r) * amount, g + (g2 - g) * amount, b + (b2 - b) * amount]);
}

export const lighten = (hex: string, amount: number): string => mix(hex, '#ffffff', amount);
export const darken = (hex: string, amount: number): string => mix(hex, '#12060a', amount);

/** `depth`: above 1 for more of the liquid, below 1 for less. */
export function seenThrough(hex: string, depth: number): string {
  const [r, g, b] = rgbOf(hex);
  return hexOf([r ** depth, g ** depth, b ** depth]);
}

export function luminance(hex: string): number {
  const [r, g, b] = rgbOf(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

export function chroma(hex: string): number {
  const rgb = rgbOf(hex);
  return Math.max(...rgb) - Math.min(...rgb);
}

/** Raises a dark colour until its strongest channel reaches the peak. Keeps the hue. */
export function atLeast(hex: string, peak: number): string {
  const [r, g, b] = rgbOf(hex);
  const factor = Math.max(1, peak / Math.max(r, g, b, 0.01));
  return hexOf([r * factor, g * factor, b * factor]);
}
