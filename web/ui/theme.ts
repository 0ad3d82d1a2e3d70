import { rememberInCookie } from './cookie.ts';
import { createStoredValue } from './local-storage.ts';

const themes = ['system', 'dark', 'light'] as const;
export type Theme = (typeof themes)[number];

export const theme = createStoredValue<Theme>(
  'theme',
  (stored) => themes.find((known) => known === stored) ?? 'system',
  {
    onSet(value) {
      document.documentElement.dataset.theme = value;
      rememberInCookie('theme', value);
    },
  },
);

export function isDark(value: Theme): boolean {
  return value === 'system'
    ? !matchMedia('(prefers-color-scheme: light)').matches
    : value === 'dark';
}
