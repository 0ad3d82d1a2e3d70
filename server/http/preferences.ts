import type { IncomingHttpHeaders } from 'node:http';
import {
  defaultUnitPreference,
  type UnitPreference,
  unitPreferences,
} from '#domain/drinks/unit-preference.ts';
import { acceptedLanguages, type Language, pickLanguage } from '#domain/languages.ts';
import { readWithout } from '#domain/menu/without.ts';

const themes = ['light', 'dark', 'system'] as const;

export interface Preferences {
  language: Language;
  theme: (typeof themes)[number];
  unitPreference: UnitPreference;
  leftOut: string;
}

export function readPreferences(headers: IncomingHttpHeaders): Preferences {
  const cookies = readCookies(headers.cookie);
  const known = <T extends string>(values: readonly T[], name: string): T | undefined =>
    values.find((value) => value === cookies.get(name));
  return {
    language: pickLanguage([
      cookies.get('language'),
      ...acceptedLanguages(headers['accept-language']),
    ]),
    theme: known(themes, 'theme') ?? 'system',
    unitPreference: known(unitPreferences, 'unitPreference') ?? defaultUnitPreference,
    leftOut: readWithout(cookies.get('leftOut') ?? '').join(),
  };
}

function readCookies(header = ''): Map<string, string> {
  const pairs = header.split(';').map((pair) => pair.trim().split('='));
  return new Map(pairs.map(([name = '', value = '']) => [name, value]));
}
