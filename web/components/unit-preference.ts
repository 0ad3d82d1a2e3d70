import {
  defaultUnitPreference,
  type UnitPreference,
  unitPreferences,
} from '#domain/drinks/unit-preference.ts';
import { boot } from '#web/ui/boot.ts';
import { rememberInCookie } from '#web/ui/cookie.ts';
import { createStoredValue } from '#web/ui/local-storage.ts';

export const unitPreference = createStoredValue<UnitPreference>(
  'unitPreference',
  (stored) => unitPreferences.find((unit) => unit === stored) ?? defaultUnitPreference,
  {
    onSet: (unit) => rememberInCookie('unitPreference', unit),
    onServer: () => boot()?.unitPreference ?? defaultUnitPreference,
  },
);
