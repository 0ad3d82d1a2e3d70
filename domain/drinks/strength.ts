// Strength bands of drinks: upper bounds in percent by volume, per audience.
const bands = {
  dashboard: { light: 15, medium: 25 },
  guest: { light: 10, medium: 20 },
} as const;

export type Audience = keyof typeof bands;
export type Strength = 'non-alcoholic' | 'light' | 'medium' | 'strong';

export function strengthOf(alcoholContent: number, audience: Audience): Strength {
  if (alcoholContent <= 0) return 'non-alcoholic';
  const { light, medium } = bands[audience];
  if (alcoholContent <= light) return 'light';
  return alcoholContent <= medium ? 'medium' : 'strong';
}
