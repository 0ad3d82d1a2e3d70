import { defaultUnitPreference, type UnitPreference, unitPreferences } from '#domain/units.ts';
import { boot } from '#web/ui/boot.ts';
import { rememberInCookie } from '#web/ui/cookie.ts';
import { createStored } from '#web/ui/stored.ts';

export const unitPreference = createStored<UnitPreference>(
  'unitPreference',
  (stored) => unitPreferences.find((unit) => unit === stored) ?? defaultUnitPreference,
  {
    onSet: (unit) => rememberInCookie('unitPreference', unit),
    onServer: () => boot()?.unitPreference ?? defaultUnitPreference,
  },
);
