export const unitPreferences = ['oz', 'ml'] as const;
export type UnitPreference = (typeof unitPreferences)[number];
export const defaultUnitPreference: UnitPreference = 'oz';
