// Not in units.ts, whose words stay out of the guest's first script.
export const unitPreferences = ['oz', 'ml'] as const;
export type UnitPreference = (typeof unitPreferences)[number];
export const defaultUnitPreference: UnitPreference = 'oz';
