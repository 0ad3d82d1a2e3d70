const rules = new Intl.PluralRules('sk');

/** The Slovak forms for one, for two to four, and for the rest. */
export function plural(count: number, one: string, few: string, other: string): string {
  const form = rules.select(count);
  return form === 'one' ? one : form === 'few' ? few : other;
}
