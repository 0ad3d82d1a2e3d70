export const colourNames = [
  'red',
  'pink',
  'orange',
  'amber',
  'brown',
  'yellow',
  'green',
  'blue',
  'violet',
  'pale',
] as const;
export type ColourName = (typeof colourNames)[number];

export function colourName(hex: string): ColourName {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255,
  );
  const [max, min] = [Math.max(r, g, b), Math.min(r, g, b)];
  const chroma = max - min;
  const lightness = (max + min) / 2;
  if (chroma < 0.16) return lightness > 0.5 ? 'pale' : 'brown';
  const sector =
    max === r
      ? ((g - b) / chroma + 6) % 6
      : max === g
        ? (b - r) / chroma + 2
        : (r - g) / chroma + 4;
  const hue = sector * 60;
  if (hue < 11 || hue >= 335) return lightness > 0.62 ? 'pink' : lightness < 0.25 ? 'brown' : 'red';
  if (hue < 45) {
    if (lightness < 0.33) return 'brown';
    return lightness > 0.78 ? 'pale' : hue < 22 ? 'orange' : 'amber';
  }
  if (hue < 68) return lightness > 0.85 ? 'pale' : 'yellow';
  if (hue < 165) return lightness > 0.88 ? 'pale' : 'green';
  if (hue < 255) return lightness > 0.9 ? 'pale' : 'blue';
  return hue < 310 ? 'violet' : 'pink';
}
