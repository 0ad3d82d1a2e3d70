import { defaultUnitPreference, type UnitPreference, unitPreferences } from '#domain/units.ts';
import { createStored } from '#web/ui/stored.ts';

export const unitPreference = createStored<UnitPreference>(
  'unitPreference',
  (stored) => unitPreferences.find((unit) => unit === stored) ?? defaultUnitPreference,
);
