import path from 'node:path';

export const folder = path.join(import.meta.dirname, '../../.cache/screens');

export const sizes = {
  phone: { width: 390, height: 844 },
  small: { width: 320, height: 700 },
  tablet: { width: 1024, height: 768 },
  portrait: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
} as const;
export const themes = ['dark', 'light'] as const;
export const languages = ['en', 'sk'] as const;

export function pictureName(look: { name: string; size: string; theme: string; language: string }) {
  return `${look.name}_${look.language}_${look.theme}_${look.size}.png`;
}
